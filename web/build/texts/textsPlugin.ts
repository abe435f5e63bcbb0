import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
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

export interface TextsOptions {
  /** Tag of the language that is built, e.g. "de"; English unless told otherwise. */
  readonly language?: string;
  /** Its catalogue, where it is not web/src/i18n/<language>.po. */
  readonly catalogue?: string;
  /** Folder of its prose, where it is not web/src/content/<language>. */
  readonly content?: string;
}

const src = fileURLToPath(new URL('../../src/', import.meta.url));

/** Builds the interface's texts in one language (docs/decisions/082): a build per language, no catalogue in the browser. */
export function texts({ language = 'en', ...files }: TextsOptions = {}): Plugin {
  const isEnglish = language === config.sourceLocale;
  const catalogue = files.catalogue ?? join(src, 'i18n', `${language}.po`);
  const content = files.content ?? join(src, 'content', language);
  let translated = english;
  return {
    name: 'texts',
    enforce: 'pre',
    config: () => ({ define: { __LANGUAGE__: JSON.stringify(language) } }),
    async buildStart() {
      if (isEnglish) return;
      this.addWatchFile(catalogue);
      translated = await readCatalogue(catalogue, language);
    },
    load: {
      filter: { id: /\/web\/src\/content\// },
      handler(id) {
        // What of the prose is not there in the language stays English.
        const own = join(content, relative(join(src, 'content'), id));
        return isEnglish || !existsSync(own) ? null : readFile(own, 'utf8');
      },
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
