import { dataFolder } from '@/tests/fixtures/pglite';
import { type PostgresServer, startPostgres } from '@/tests/fixtures/postgres';

export interface TestEngine {
  readonly name: 'pglite' | 'postgresql';
  /** An environment that names a database without tables. */
  readonly freshEnvironment: () => Promise<{ DATA_DIR: string; DATABASE_URL: string | undefined }>;
  readonly stop: () => Promise<void>;
}

/** Both engines, for suites that must say the same of each. `start` takes seconds; `stop` removes everything. */
export const ENGINES: { name: TestEngine['name']; start: () => Promise<TestEngine> }[] = [
  { name: 'pglite', start: startPgliteEngine },
  { name: 'postgresql', start: startPostgresEngine },
];

async function startPgliteEngine(): Promise<TestEngine> {
  const removals: (() => Promise<void>)[] = [];
  return {
    name: 'pglite',
    freshEnvironment: async () => {
      const folder = await dataFolder();
      removals.push(folder.remove);
      return { DATA_DIR: folder.path, DATABASE_URL: undefined };
    },
    stop: async () => {
      await Promise.all(removals.map((remove) => remove()));
    },
  };
}

async function startPostgresEngine(): Promise<TestEngine> {
  const server: PostgresServer = await startPostgres();
  return {
    name: 'postgresql',
    freshEnvironment: async () => ({
      DATA_DIR: '/nowhere/a/server/needs/none',
      DATABASE_URL: await server.createDatabase(),
    }),
    stop: server.stop,
  };
}
