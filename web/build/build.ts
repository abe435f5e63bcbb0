import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { assetsFor, readManifest } from './assets.ts';
import { robots, sitemap, webManifest } from './discovery.ts';
import { precompress } from './precompress.ts';
import { rss } from './rss.ts';

const web = fileURLToPath(new URL('..', import.meta.url));
const dist = join(web, 'dist');
const rendererDir = join(web, '.cache', 'prerender');

await build({ root: web, configFile: join(web, 'vite.config.ts'), logLevel: 'warn' });

await build({
  root: web,
  configFile: join(web, 'vite.config.ts'),
  logLevel: 'warn',
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: join(web, 'src/prerender/main.tsx'),
    outDir: rendererDir,
    manifest: false,
    rollupOptions: {
      input: join(web, 'src/prerender/main.tsx'),
      output: { entryFileNames: 'prerender.mjs' },
    },
  },
});

const manifest = readManifest(await readFile(join(dist, '.vite/manifest.json'), 'utf8'));
const renderer = (await import(
  pathToFileURL(join(rendererDir, 'prerender.mjs')).href
)) as typeof import('../src/prerender/main.tsx');
const pictures = new Set(
  (await readdir(join(web, 'public', 'social')).catch(() => [])).map((file) => `/social/${file}`),
);
const site = assetsFor(manifest, 'src/islands/main.ts', 'src/styles/site.css', pictures);
const app = assetsFor(manifest, 'src/assistant/main.tsx', 'src/styles/app.css', pictures);
const operator = assetsFor(manifest, 'src/operator/main.tsx', 'src/styles/app.css', pictures);
const pages = [
  ...renderer.renderStaticPages(site, new Date().getFullYear()),
  renderer.renderAssistantShell(app),
  renderer.renderOperatorShell(operator),
  { file: 'sitemap.xml', html: sitemap(renderer.staticPages) },
  { file: 'blog/rss.xml', html: rss(renderer.articles) },
  { file: 'robots.txt', html: robots() },
  { file: 'site.webmanifest', html: webManifest() },
];
for (const page of pages) {
  const path = join(dist, page.file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, page.html);
}
await rm(join(dist, '.vite'), { recursive: true });
await precompress(dist);
