import type { Plugin } from 'vite';
import { readMarkdown } from '../src/content/markdown.ts';

/** Lets the prerendered pages import Markdown files, already read; none of it reaches the browser. */
export function markdown(): Plugin {
  return {
    name: 'markdown',
    enforce: 'pre',
    transform: (source, id) =>
      id.endsWith('.md')
        ? { code: `export default ${JSON.stringify(readMarkdown(source))}`, map: null }
        : null,
  };
}
