import { expect, it } from '@jest/globals';
import { useQueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { RequestProvider } from '@/components/request/request-provider';

function Defaults() {
  const { queries } = useQueryClient().getDefaultOptions();
  return <>{`stale after ${queries?.staleTime}, retry ${queries?.retry}`}</>;
}

it('gives the parts below a client with our defaults', () => {
  const html = renderToString(
    <RequestProvider>
      <Defaults />
    </RequestProvider>,
  );
  expect(html).toBe('stale after Infinity, retry false');
});
