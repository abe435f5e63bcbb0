import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { buildPage } from '../../testing/buildPage.ts';
import { builtOnce } from '../../testing/builtOnce.ts';

const ADDRESS = 'http://site.test';
const SHEET = fileURLToPath(new URL('../../styles/site.css', import.meta.url));

interface ShownAs {
  readonly width: number;
  readonly colorScheme?: 'light' | 'dark';
}

/** Opens a page's content with the site's own style sheet and no script, as wide as asked. */
export async function openStyled(
  browser: Browser,
  content: ReactNode,
  { width, colorScheme = 'light' }: ShownAs,
): Promise<Page> {
  const dist = await builtOnce('site-style', (folder) => buildPage(folder, { style: SHEET }));
  const style = await readFile(join(dist, 'style.css'), 'utf8');
  const body = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/style.css"><body><main>${renderToStaticMarkup(content)}</main>`;
  const context = await browser.newContext({
    javaScriptEnabled: false,
    colorScheme,
    reducedMotion: 'reduce',
    viewport: { width, height: 900 },
  });
  const page = await context.newPage();
  await page.route('**/*', (route) =>
    new URL(route.request().url()).pathname === '/style.css'
      ? route.fulfill({ contentType: 'text/css', body: style })
      : route.fulfill({ contentType: 'text/html', body }),
  );
  await page.goto(ADDRESS);
  return page;
}
