import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const ADDRESS = 'http://site.test';
const STYLES = ['tabs.css', 'prices.css'];

/**
 * Opens a page's content in a browser that runs no script, at `path` (with query and fragment), with
 * the styles on which its state depends.
 */
export async function openWithoutScript(
  browser: Browser,
  content: ReactNode,
  path: string,
): Promise<Page> {
  const styles = await Promise.all(
    STYLES.map((name) => readFile(new URL(`../../styles/${name}`, import.meta.url), 'utf8')),
  );
  const body = `<!doctype html><meta charset="utf-8"><style>.sr-only { position: absolute; } ${styles.join('')}</style>
${renderToStaticMarkup(content)}`;
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(`${ADDRESS}${path}`);
  return page;
}
