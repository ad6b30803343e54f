/** Whatever the source puts into a browser is named in the cookie policy; this fails when somebody adds a name. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import cookiePolicy from '@/content/policies/cookie-policy.json' with { type: 'json' };

const named = cookiePolicy.sections.flatMap((section) => section.items ?? []);
const namesOfKind = (kind: string) => named.filter((item) => item.kind === kind).map(({ name }) => name);

/** Of each file, its code without comments. */
const sources = ['app', 'components', 'lib', 'server']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .concat('middleware.ts')
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|lib\/db\/generated/.test(file))
  .map((file) => ({
    file,
    code: readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''),
  }));

/** What a constant of that name holds, wherever it stands. */
function constantsValue(constant: string): string | undefined {
  for (const { code } of sources) {
    const [, value] = new RegExp(`\\b${constant} = '([^']*)'`).exec(code) ?? [];
    if (value !== undefined) return value;
  }
  return undefined;
}

const MENTION = /\b(?:local|session)Storage\b/g;
const USE =
  /\b(local|session)Storage\??\.(?:get|set|remove)Item\(\s*(?:'(\$\{)?([\w.-]+)\}?'|([A-Za-z_]\w*))/g;
const UNREADABLE = 'a name that this test cannot read';

/** Every name under which the code keeps something. */
const uses = sources.flatMap(({ file, code }) => {
  const found = [...code.matchAll(USE)].map(([, area, inserted, literal, constant]) => ({
    file,
    kind: area === 'local' ? 'Local storage' : 'Session storage',
    name:
      inserted === undefined && literal !== undefined ? literal : constantsValue(literal ?? constant ?? ''),
  }));
  const unread = [...code.matchAll(MENTION)].slice(found.length);
  return [...found, ...unread.map(() => ({ file, kind: 'Storage', name: undefined }))];
});

describe('the cookie policy', () => {
  it('names every key of local and session storage in the code, and no other', () => {
    const strangers = uses
      .filter(({ kind, name }) => !namesOfKind(kind).includes(name ?? ''))
      .map(({ file, name = UNREADABLE }) => `${name} in ${file}`);
    expect(strangers).toEqual([]);
    const keys = uses.map(({ name }) => name);
    for (const kind of ['Local storage', 'Session storage'])
      for (const name of namesOfKind(kind)) expect(keys).toContain(name);
  });

  it('names every cookie in the code, and no other', () => {
    const cookies = sources.flatMap(({ code }) =>
      [...code.matchAll(/\b\w*COOKIE\w* = '([^']*)'/g)].map(([, name = '']) => name),
    );
    expect(new Set(cookies)).toEqual(new Set(namesOfKind('Cookie')));
    // The one place that writes cookies takes its name from such a constant.
    const writers = sources.filter(({ code }) => /Max-Age=|\bcookies\(\)|\.cookies\b/.test(code));
    expect(writers.map(({ file }) => file)).toEqual(['lib/http/visitor.ts']);
  });

  it('needs to name no other store, since the code uses none', () => {
    const others = /document\.cookie|\bcookieStore\b|\bindexedDB\b|\bcaches\.|\bserviceWorker\b/;
    expect(sources.filter(({ code }) => others.test(code)).map(({ file }) => file)).toEqual([]);
  });

  it('is held against a source that was found', () => {
    expect(sources.length).toBeGreaterThan(200);
    expect(uses.length).toBeGreaterThan(3);
  });
});
