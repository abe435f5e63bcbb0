import type { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import rehypeSlug from 'rehype-slug';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { parse } from 'yaml';

/** Parts of a page as a tree (hast, the syntax tree of HTML). */
export type Nodes = Parameters<typeof toJsxRuntime>[0];
export type Root = Extract<Nodes, { type: 'root' }>;
export type Element = Extract<Nodes, { type: 'element' }>;

export interface Heading {
  /** The anchor of the heading within its page. */
  readonly id: string;
  readonly text: string;
  /** 1 to 6, as in h1 to h6. */
  readonly level: number;
}

/** A Markdown file, read. Importing a file ending in .md gives one of these (build/markdownPlugin.ts). */
export interface MarkdownFile {
  /** The YAML block at the top, not yet checked; null where there is none. */
  readonly front: unknown;
  readonly tree: Root;
  readonly headings: readonly Heading[];
  readonly words: number;
}

// Raw HTML in a file is dropped by remark-rehype: only Markdown reaches a page.
const reader = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkRehype)
  .use(rehypeSlug);

/** Reads CommonMark with GitHub's tables and a YAML front matter. @throws on a front matter that is no YAML */
export function readMarkdown(source: string): MarkdownFile {
  const parsed = reader.parse(source);
  const [first] = parsed.children;
  const tree = reader.runSync(parsed);
  return {
    front: first?.type === 'yaml' ? (parse(first.value) as unknown) : null,
    tree,
    headings: headingsOf(tree),
    words: textOf(tree).split(/\s+/).filter(Boolean).length,
  };
}

function headingsOf(tree: Root): readonly Heading[] {
  return tree.children.flatMap((node) => {
    const level = node.type === 'element' && /^h([1-6])$/.exec(node.tagName)?.[1];
    return level && node.type === 'element'
      ? [{ id: String(node.properties.id), text: textOf(node).trim(), level: Number(level) }]
      : [];
  });
}

/** Everything that can be read in a part of a page. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join(' ') : '';
}
