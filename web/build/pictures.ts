import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Browser, chromium } from 'playwright-core';
import { socialName } from '../src/layout/socialName.ts';

/**
 * Draws the pictures that pages show where they are shared, and the icons, into web/public. Run it
 * after a title has changed (`npm run pictures -w web`); it needs Chromium and a built site.
 */
const web = fileURLToPath(new URL('..', import.meta.url));
const WIDTH_PX = 1200;
const HEIGHT_PX = 630;

const bell = await readFile(join(web, 'public', 'favicon.svg'), 'utf8');
const font = (name: string) =>
  pathToFileURL(createRequire(import.meta.url).resolve(`@fontsource-variable/${name}`)).href;

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

function card(title: string, description: string): string {
  return `<!doctype html><meta charset="utf-8"><style>
@font-face { font-family: Fraunces; src: url(${font('fraunces/files/fraunces-latin-opsz-normal.woff2')}); }
@font-face { font-family: Inter; src: url(${font('inter/files/inter-latin-wght-normal.woff2')}); }
body { margin: 0; width: ${WIDTH_PX}px; height: ${HEIGHT_PX}px; box-sizing: border-box; padding: 72px 80px; background: #fbf8f2;
  color: #10231f; font-family: Inter; display: flex; flex-direction: column; border-bottom: 18px solid #b8862f; }
svg { width: 64px; height: 64px; }
.name { display: flex; gap: 20px; align-items: center; font: 480 40px Fraunces; }
h1 { margin: auto 0 28px; font: 480 ${title.length > 44 ? 68 : 84}px/1.06 Fraunces; letter-spacing: -0.015em; text-wrap: balance; }
p { margin: 0 0 12px; font-size: 30px; line-height: 1.4; color: #56645f; display: -webkit-box; -webkit-line-clamp: 2;
  -webkit-box-orient: vertical; overflow: hidden; }
</style><div class="name">${bell}Belldesk</div><h1>${escaped(title)}</h1><p>${escaped(description)}</p>`;
}

async function draw(
  browser: Browser,
  html: string,
  size: { width: number; height: number },
  file: string,
): Promise<void> {
  const page = await browser.newPage({ viewport: size, colorScheme: 'light' });
  // A page from a file may read the fonts beside it; one without an address may not.
  const source = join(web, '.cache', 'picture.html');
  await writeFile(source, html);
  await page.goto(pathToFileURL(source).href);
  await page.evaluate(() => document.fonts.ready);
  await writeFile(file, await page.screenshot({ type: 'png', omitBackground: true }));
  await page.close();
}

const built = pathToFileURL(join(web, '.cache', 'prerender', 'prerender.mjs')).href;
const { staticPages } = (await import(built)) as typeof import('../src/prerender/main.tsx');
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--allow-file-access-from-files'],
});
await mkdir(join(web, 'public', 'social'), { recursive: true });
for (const { title, description, canonicalPath } of staticPages.map(({ head }) => head)) {
  if (canonicalPath === null) continue;
  const file = join(web, 'public', 'social', `${socialName(canonicalPath)}.png`);
  await draw(browser, card(title, description), { width: WIDTH_PX, height: HEIGHT_PX }, file);
}
for (const sizePx of [32, 180, 192, 512]) {
  const ground = sizePx > 32 ? 'background: #fbf8f2; padding: 12%;' : '';
  const html = `<!doctype html><style>body { margin: 0; box-sizing: border-box; width: 100vw; height: 100vh; ${ground} }
svg { display: block; width: 100%; height: 100%; }</style>${bell}`;
  const size = { width: sizePx, height: sizePx };
  await draw(browser, html, size, join(web, 'public', `icon-${sizePx}.png`));
}
await browser.close();
