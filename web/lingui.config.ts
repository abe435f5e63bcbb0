import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

/** Where the interface's texts are found and kept: English in the components, every language in a file. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en'],
  catalogs: [
    {
      path: '<rootDir>/src/i18n/{locale}',
      include: ['<rootDir>/src'],
      exclude: ['**/*.test.ts', '**/test/**', '**/testing/**'],
    },
  ],
  // Without line numbers: a text that only moves within its file changes no catalogue.
  format: formatter({ lineNumbers: false }),
  runtimeConfigModule: {
    i18n: ['#i18n/runtime', 'i18n'],
    Trans: ['#i18n/Trans', 'Trans'],
  },
});
