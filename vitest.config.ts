import { defineConfig } from 'vitest/config';
import { texts } from './web/build/texts/textsPlugin.ts';

const consoleErrorFails = './kit/src/testing/consoleErrorFails.ts';
const databaseServer = './kit/src/testing/globalSetup.ts';

/** How long a test waits before it is said to hang: no check by itself, so generous to a slow and busy machine. */
const patience = {
  testTimeout: 90_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 20_000 } },
};

/**
 * Unit and integration tests of a package, beside the code or in its folder test/.
 * @param isolate load everything anew for every file; false where every test was seen to pass without
 */
function packageTests(name: string, globalSetup: string[] = [], isolate = true) {
  return {
    test: {
      name,
      isolate,
      include: [`${name}/src/**/*.test.{ts,tsx}`, `${name}/test/**/*.test.{ts,tsx}`],
      setupFiles: [consoleErrorFails],
      globalSetup,
      ...patience,
      env: { LOG_LEVEL: 'warn' },
    },
  };
}

/** Tests from outside start the whole product, each file its own. */
const wholeProduct = {
  setupFiles: [consoleErrorFails],
  ...patience,
  testTimeout: 240_000,
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

/** Those that measure how late sound is: nothing else may run beside them. */
const alone = ['e2e/attack/*.test.ts'];

export default defineConfig({
  test: {
    // The machine that runs everything has two processors.
    maxWorkers: 2,
    projects: [
      packageTests('contract', [], false),
      packageTests('kit', [databaseServer], false),
      packageTests('voice', [databaseServer]),
      packageTests('server', [databaseServer]),
      { plugins: [texts()], ...packageTests('web', ['./web/src/testing/builtOnce.ts']) },
      packageTests('bench'),
      {
        test: {
          ...wholeProduct,
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          exclude: [...silent, ...alone],
          // Calls of a file at once: they take their time, not the machine's.
          maxConcurrency: 5,
        },
      },
      { test: { ...wholeProduct, name: 'e2e-alone', include: alone, fileParallelism: false } },
      { test: { ...wholeProduct, name: 'e2e-silent', include: silent } },
    ],
  },
});
