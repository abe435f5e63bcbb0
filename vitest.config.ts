import { defineConfig } from 'vitest/config';
import { texts } from './web/build/texts/textsPlugin.ts';

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

/** Tests from outside start the whole product, each file its own. */
const wholeProduct = {
  setupFiles: [consoleErrorFails],
  testTimeout: 120_000,
  hookTimeout: 180_000,
};

/** Those that judge no sound: of pages, of typed conversations, of what is refused, of starts and ends. */
const silent = [
  'e2e/browser/!(voiceCall|callPage).test.ts',
  'e2e/badInput/*.test.ts',
  'e2e/start/!(npmStart).test.ts',
  'e2e/scenarios*.test.ts',
  'e2e/businessCalls*.test.ts',
];

export default defineConfig({
  test: {
    // The machine that runs everything has two processors.
    maxWorkers: 2,
    projects: [
      packageTests('contract'),
      packageTests('kit', [databaseServer]),
      packageTests('voice', [databaseServer]),
      packageTests('server', [databaseServer]),
      { plugins: [texts()], ...packageTests('web', ['./web/src/testing/builtOnce.ts']) },
      packageTests('bench'),
      {
        test: {
          ...wholeProduct,
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          exclude: silent,
          // Sound is late on a machine that does something else.
          fileParallelism: false,
          // Calls take their time, not the machine's.
          maxConcurrency: 7,
        },
      },
      { test: { ...wholeProduct, name: 'e2e-silent', include: silent } },
    ],
  },
});
