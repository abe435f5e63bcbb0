import { fileURLToPath } from 'node:url';
import { transformAsync } from '@babel/core';
import linguiMacro from '@lingui/babel-plugin-lingui-macro';
import { makeConfig } from '@lingui/conf';
import type { Plugin } from 'vite';
import config from '../../lingui.config.ts';
import { type Catalogue, readCatalogue } from './catalogue.ts';
import { placeTexts } from './placeTexts.ts';

const linguiConfig = makeConfig(config, { skipValidation: true });
const english: Catalogue = new Map();

interface TextsOptions {
  /** Tag of the language that is built, e.g. "de"; English unless told otherwise. */
  readonly language?: string;
  /** Its catalogue, where it is not web/src/i18n/<language>.po. */
  readonly catalogue?: string;
}

/** Builds the interface's texts in one language (docs/decisions/082): a build per language, no catalogue in the browser. */
export function texts({ language = 'en', catalogue }: TextsOptions = {}): Plugin {
  const file =
    catalogue ?? fileURLToPath(new URL(`../../src/i18n/${language}.po`, import.meta.url));
  let translated = english;
  return {
    name: 'texts',
    enforce: 'pre',
    config: () => ({ define: { __LANGUAGE__: JSON.stringify(language) } }),
    async buildStart() {
      if (language === config.sourceLocale) return;
      this.addWatchFile(file);
      translated = await readCatalogue(file, language);
    },
    transform: {
      filter: { id: /\/web\/src\/.*\.tsx?$/, code: /@lingui\/(core|react)\/macro/ },
      async handler(source, id) {
        const result = await transformAsync(source, {
          filename: id,
          configFile: false,
          babelrc: false,
          sourceMaps: true,
          parserOpts: {
            plugins: [
              'typescript',
              'explicitResourceManagement',
              ...(id.endsWith('x') ? (['jsx'] as const) : []),
            ],
          },
          plugins: [
            [linguiMacro, { descriptorFields: 'all', linguiConfig }],
            placeTexts(translated),
          ],
        });
        return result?.code ? { code: result.code, map: result.map ?? null } : null;
      },
    },
  };
}
