import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { checkout } from '@belldesk/e2e/platform';
import { atMost, type BenchRow } from './row.ts';

const dist = join(checkout, 'web', 'dist');

/** Scripts that a page names itself: loaded whatever the visitor does. */
const NAMED = /<(?:script[^>]* src|link rel="modulepreload"[^>]* href)="(\/assets\/[^"]+\.js)"/g;
/** `import ... from "./x.js"` and `import "./x.js"`, but not `import("./x.js")`. */
const STATIC_IMPORT = /(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g;

async function withImports(path: string, found: Set<string>): Promise<void> {
  if (found.has(path)) return;
  found.add(path);
  const source = await readFile(join(dist, path), 'utf8');
  await Promise.all(
    [...source.matchAll(STATIC_IMPORT)].map(([, name]) => withImports(`/assets/${name}`, found)),
  );
}

async function compressedBytes(path: string): Promise<number> {
  return (await stat(join(dist, `${path}.br`))).size;
}

/** What the built home page costs a visitor who only reads it, as it goes over the wire (brotli). */
export async function benchHome(): Promise<BenchRow[]> {
  const html = await readFile(join(dist, 'index.html'), 'utf8');
  const scripts = new Set<string>();
  for (const [, path] of html.matchAll(NAMED)) if (path) await withImports(path, scripts);
  const sizes = await Promise.all([...scripts].map(compressedBytes));
  return [
    {
      what: `JavaScript before interaction, ${scripts.size} files`,
      value: sizes.reduce((sum, bytes) => sum + bytes, 0) / 1_024,
      unit: 'KB br',
      hold: atMost(10),
    },
    {
      what: 'HTML',
      value: (await compressedBytes('/index.html')) / 1_024,
      unit: 'KB br',
      hold: atMost(10),
    },
  ];
}

if (import.meta.main) console.table(await benchHome());
