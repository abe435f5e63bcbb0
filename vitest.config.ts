import { defineConfig } from 'vitest/config';

const consoleErrorFails = './kit/src/testing/consoleErrorFails.ts';
const databaseServer = './kit/src/testing/globalSetup.ts';

/** Unit and integration tests of a package, beside the code or in its folder test/. */
function packageTests(name: string, globalSetup: string[] = []) {
  return {
    test: {
      name,
      include: [`${name}/src/**/*.test.{ts,tsx}`, `${name}/test/**/*.test.{ts,tsx}`],
      setupFiles: [consoleErrorFails],
      globalSetup,
      testTimeout: 20_000,
      hookTimeout: 60_000,
      env: { LOG_LEVEL: 'warn' },
    },
  };
}

export default defineConfig({
  test: {
    // The machine that runs everything has two processors.
    maxWorkers: 2,
    projects: [
      packageTests('contract'),
      packageTests('kit', [databaseServer]),
      packageTests('voice', [databaseServer]),
      packageTests('server', [databaseServer]),
      packageTests('web'),
      packageTests('bench'),
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          setupFiles: [consoleErrorFails],
          // Each file starts the whole product.
          fileParallelism: false,
          // Calls take their time, not the machine's.
          maxConcurrency: 7,
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
