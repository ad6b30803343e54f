/** Three projects: `unit` beside the source, `integration` against both engines, `crash` the kill -9 run. All ESM. */
const shared = {
  transform: {
    '^.+\\.(t|j)sx?$': [
      '@swc/jest',
      {
        jsc: {
          experimental: { keepImportAttributes: true },
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'es6' },
      },
    ],
  },
  // As CommonJS, Prisma on PGlite fails: nothing in node_modules is transformed, everything of ours is ESM.
  transformIgnorePatterns: ['/node_modules/'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  modulePathIgnorePatterns: ['<rootDir>/.next', '<rootDir>/.build'],
  testMatch: ['**/*.test.{ts,tsx}'],
  testEnvironment: 'node',
};

const sourceFolders = ['lib', 'components', 'server', 'scripts', 'tests/lint'];

export default {
  projects: [
    { ...shared, displayName: 'unit', roots: sourceFolders.map((folder) => `<rootDir>/${folder}`) },
    {
      ...shared,
      displayName: 'integration',
      roots: ['<rootDir>/tests/integration'],
      globalSetup: '<rootDir>/tests/integration/global-setup.ts',
      globalTeardown: '<rootDir>/tests/integration/global-teardown.ts',
    },
    { ...shared, displayName: 'crash', roots: ['<rootDir>/tests/crash'] },
  ],
};
