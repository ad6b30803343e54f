/**
 * Prisma's own schema engine in its WASM build. The native engine is a download that closed networks refuse; this one
 * comes with the packages, and writes the same `_prisma_migrations`.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import {
  bindMigrationAwareSqlAdapterFactory,
  type SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils';
import type { SchemaEngine } from '@prisma/schema-engine-wasm/schema_engine_bg';

type EngineModule = typeof import('@prisma/schema-engine-wasm/schema_engine_bg') & {
  __wbg_set_wasm: (exports: WebAssembly.Exports) => void;
};

export const NO_EXTERNALS = { externalTables: [], externalEnums: [] };

let loading: Promise<EngineModule> | undefined;

/** Runs `work` with a schema engine on the adapter's database. The engine is compiled on first use (0.2 s). */
export async function withSchemaEngine<T>(
  adapter: SqlMigrationAwareDriverAdapterFactory,
  work: (engine: SchemaEngine) => Promise<T>,
): Promise<T> {
  loading ??= loadEngine();
  const { SchemaEngine } = await loading;
  const engine = await SchemaEngine.new(
    { datamodels: undefined },
    () => undefined,
    bindMigrationAwareSqlAdapterFactory(adapter),
  );
  try {
    return await work(engine);
  } finally {
    engine.free();
  }
}

/** The package's own entry imports its .wasm as a module, which Node cannot do yet; so it is put together by hand. */
async function loadEngine(): Promise<EngineModule> {
  const name = '@prisma/schema-engine-wasm/schema_engine_bg';
  const glue = (await import('@prisma/schema-engine-wasm/schema_engine_bg')) as EngineModule;
  const folder = path.dirname(createRequire(import.meta.url).resolve(name));
  const compiled = await WebAssembly.compile(await readFile(path.join(folder, 'schema_engine_bg.wasm')));
  const functions = { ...glue, ...unreferencedTimers(glue) } as unknown as WebAssembly.ModuleImports;
  const wanted = WebAssembly.Module.imports(compiled).map((entry) => entry.module);
  const imports = Object.fromEntries(wanted.map((module) => [module, functions]));
  const instance = await WebAssembly.instantiate(compiled, imports);
  glue.__wbg_set_wasm(instance.exports);
  (instance.exports.__wbindgen_start as () => void)();
  return glue;
}

/** The engine forgets to clear the ten-second timer of its lock, which would keep a finished process waiting. */
function unreferencedTimers(glue: object) {
  const names = Object.keys(glue).filter((name) => name.startsWith('__wbg_setTimeout_'));
  const start = (callback: () => void, milliseconds: number) =>
    setTimeout(callback, milliseconds >>> 0).unref();
  return Object.fromEntries(names.map((name) => [name, start]));
}
