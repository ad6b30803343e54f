import { expect, it, jest } from '@jest/globals';
import { beginNavigation, pendingPath, subscribeToNavigation } from '@/components/site/pending-navigation';

it('names the page under way until it is there', () => {
  const listener = jest.fn();
  const unsubscribe = subscribeToNavigation(listener);
  expect(pendingPath()).toBeUndefined();
  const end = beginNavigation('/home');
  expect(pendingPath()).toBe('/home');
  end();
  expect(pendingPath()).toBeUndefined();
  expect(listener).toHaveBeenCalledTimes(2);
  unsubscribe();
  beginNavigation('/home')();
  expect(listener).toHaveBeenCalledTimes(2);
});

it('lets the newest navigation stand when an older one ends', () => {
  const endFirst = beginNavigation('/home');
  const endSecond = beginNavigation('/numerology');
  endFirst();
  expect(pendingPath()).toBe('/numerology');
  endSecond();
  expect(pendingPath()).toBeUndefined();
});
