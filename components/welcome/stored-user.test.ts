import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, it } from '@jest/globals';
import { hasStoredUser, leaveFor, leaveScript } from '@/components/welcome/stored-user';

interface Browser {
  localStorage: { getItem: (key: string) => string | null };
  document: { documentElement: { dataset: Record<string, string> } };
  location: { replace: (path: string) => void };
}

const visited: string[] = [];

function browserWith(stored: string | null | Error): Browser {
  visited.length = 0;
  return {
    localStorage: {
      getItem: (key) => {
        if (stored instanceof Error) throw stored;
        return key === 'user' ? stored : null;
      },
    },
    document: { documentElement: { dataset: {} } },
    location: { replace: (path) => void visited.push(path) },
  };
}

afterEach(() => {
  for (const name of ['localStorage', 'document', 'location']) Reflect.deleteProperty(globalThis, name);
});

describe.each<[string, string | null | Error, boolean]>([
  ['a profile', '{"id":"u_1","name":"Asha"}', true],
  ['nothing', null, false],
  ['malformed JSON', '{"id":', false],
  ['JSON without an id', '{"name":"Asha"}', false],
  ['an empty id', '{"id":""}', false],
  ['null', 'null', false],
  ['a bare word', '"u_1"', false],
  ['storage that is forbidden', new Error('denied'), false],
])('with %s', (_, stored, leaves) => {
  it(`the page ${leaves ? 'leaves' : 'stays'}`, () => {
    Object.assign(globalThis, browserWith(stored));
    expect(hasStoredUser()).toBe(leaves);
  });

  it('its script does the same', () => {
    const browser = browserWith(stored);
    runInNewContext(leaveScript('/feed'), browser);
    expect(visited).toEqual(leaves ? ['/feed'] : []);
    expect('leaving' in browser.document.documentElement.dataset).toBe(leaves);
  });
});

it('leaves once', () => {
  Object.assign(globalThis, browserWith(null));
  leaveFor('/feed');
  leaveFor('/feed');
  expect(visited).toEqual(['/feed']);
});
