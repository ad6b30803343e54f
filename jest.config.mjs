const transform = {
  '^.+\\.(t|j)sx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'es6' },
    },
  ],
};

const shared = {
  transform,
  transformIgnorePatterns: ['/node_modules/'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  modulePathIgnorePatterns: ['<rootDir>/.next', '<rootDir>/.build'],
  testEnvironment: 'node',
};

export default {
  projects: [
    {
      ...shared,
      displayName: 'unit',
      roots: [
        '<rootDir>/lib',
        '<rootDir>/components',
        '<rootDir>/server',
        '<rootDir>/scripts',
        '<rootDir>/tests/lint',
      ],
    },
    { ...shared, displayName: 'integration', roots: ['<rootDir>/tests/integration'] },
  ],
};
