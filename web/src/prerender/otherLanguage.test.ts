import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { markdown } from '../../build/markdownPlugin.ts';
import { texts } from '../../build/texts/textsPlugin.ts';
import {
  PSEUDO_LANGUAGE,
  untranslated,
  writePseudoCatalogue,
} from '../i18n/testing/pseudoLanguage.ts';
import type { PageAssets } from '../layout/Document.tsx';

const web = fileURLToPath(new URL('../..', import.meta.url));
/** Of the prose, one file is there in the other language. */
const ARTICLE = 'articles/after-hours-calls.md';
const assets: PageAssets = {
  script: '/s.js',
  preloads: [],
  stylesheet: '/s.css',
  fonts: [],
  pictures: new Set(),
};

describe('the site in another language', () => {
  let folder: string;
  let pages: ReadonlyMap<string, string>;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pseudo-site-'));
    const catalogue = await writePseudoCatalogue(folder);
    const content = join(folder, 'content');
    await mkdir(join(content, 'articles'), { recursive: true });
    const english = await readFile(join(web, 'src/content', ARTICLE), 'utf8');
    await writeFile(
      join(content, ARTICLE),
      english.replace(/^title: .*$/m, 'title: An article of its own'),
    );
    await build({
      root: web,
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      define: { __HAS_FILM__: false },
      plugins: [markdown(), texts({ language: PSEUDO_LANGUAGE, catalogue, content })],
      ssr: { noExternal: true },
      build: {
        ssr: true,
        outDir: folder,
        rollupOptions: {
          input: join(web, 'src/prerender/main.tsx'),
          output: { entryFileNames: 'prerender.mjs' },
        },
      },
    });
    const renderer = (await import(
      pathToFileURL(join(folder, 'prerender.mjs')).href
    )) as typeof import('./main.tsx');
    pages = new Map(renderer.renderStaticPages(assets, 2026).map(({ file, html }) => [file, html]));
  }, 240_000);

  afterAll(() => rm(folder, { recursive: true }));

  it('renders the page of a wrong address from the catalogue, but for names', () => {
    const html = pages.get('404.html') ?? '';
    expect(html).toContain(`<html lang="${PSEUDO_LANGUAGE}">`);
    const body = html.slice(html.indexOf('<body'));
    const read = body
      .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
      .matchAll(/>([^<]+)<|(?:aria-label|alt|title|placeholder)="([^"]*)"/g);
    expect(untranslated([...read].map(([, text, label]) => text ?? label).join('\n'))).toEqual([
      'Belldesk',
      'support@belldesk.example',
    ]);
  });

  it('keeps elements in the midst of a sentence', () => {
    expect(pages.get('sign-up.html')).toMatch(
      /⟦By creating an account you agree to our <a [^>]*>Terms of Service<\/a> and our <a [^>]*>Privacy Policy<\/a>\.⟧/,
    );
  });

  it('has prose in its language where there is a file of it', () => {
    const blog = pages.get('blog.html') ?? '';
    expect(blog).toContain('An article of its own');
  });
});
