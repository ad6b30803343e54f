/** The list of operations and the routes under app/api, each held to the other. */
import { readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { operationOf } from '@/lib/http/handle-route';
import type { Operation } from '@/lib/http/operation';
import { OPERATIONS } from '@/lib/openapi/registry';

const API = resolve('app/api');
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** What the server calls itself with is nobody else's, and what no route takes is no operation. */
const UNLISTED = ['internal', '[...path]'];

const routeFiles = readdirSync(API, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('route.ts') && !UNLISTED.some((folder) => file.startsWith(folder)),
);

/** `users/[id]/route.ts` is `/api/users/{id}`. */
const addressOf = (file: string) => `/api/${dirname(file)}`.replaceAll(/\[(\w+)\]/g, '{$1}');

async function verbsOf(file: string): Promise<Record<string, (request: Request) => Promise<Response>>> {
  return import(pathToFileURL(join(API, file)).href);
}

describe('the routes', () => {
  test.each(routeFiles)('%s answers every method', async (file) => {
    expect(Object.keys(await verbsOf(file))).toEqual(expect.arrayContaining(METHODS));
  });

  test('and the listed operations are the same', async () => {
    const served: Operation[] = [];
    for (const file of routeFiles) {
      for (const [verb, handler] of Object.entries(await verbsOf(file))) {
        const operation = operationOf(handler);
        if (operation === undefined) continue;
        // The framework's folders know no `{star}.ics`: its ending is read with the parameter.
        const path = operation.path.replace(/\}\.\w+$/, '}');
        expect([operation.method, path]).toEqual([verb, addressOf(file)]);
        served.push(operation);
      }
    }
    const names = (operations: readonly Operation[]) => operations.map(({ id }) => id).sort();
    expect(names(served)).toEqual(names(OPERATIONS));
  });
});
