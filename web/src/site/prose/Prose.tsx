import { type Components, toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import type { Root } from '../../content/markdown.ts';
import { ProseLink } from './ProseLink.tsx';
import { ProseTable } from './ProseTable.tsx';

const components: Partial<Components> = {
  h2: ({ node: _, ...props }) => <h2 {...props} className="headline mt-12 scroll-mt-24 text-2xl" />,
  h3: ({ node: _, ...props }) => <h3 {...props} className="mt-8 text-xl font-semibold" />,
  p: ({ node: _, ...props }) => <p {...props} className="mt-5" />,
  a: ({ node: _, ...props }) => <ProseLink {...props} />,
  ul: ({ node: _, ...props }) => (
    <ul {...props} className="mt-5 flex list-disc flex-col gap-2 pl-6 marker:text-brass" />
  ),
  ol: ({ node: _, ...props }) => (
    <ol
      {...props}
      className="tabular mt-5 flex list-decimal flex-col gap-2 pl-6 marker:text-muted"
    />
  ),
  blockquote: ({ node: _, ...props }) => (
    <blockquote
      {...props}
      className="headline mt-8 border-l-2 border-brass pl-5 text-xl *:first:mt-0 sm:-ml-6 sm:pl-6"
    />
  ),
  strong: ({ node: _, ...props }) => <strong {...props} className="font-semibold" />,
  code: ({ node: _, ...props }) => (
    <code
      {...props}
      className="rounded-sm bg-sunken px-1 py-0.5 font-code text-[0.9em] wrap-anywhere in-[pre]:bg-transparent in-[pre]:p-0 in-[pre]:wrap-normal in-[table]:whitespace-nowrap"
    />
  ),
  pre: ({ node: _, ...props }) => (
    <pre
      {...props}
      // What scrolls must be reachable by keyboard.
      tabIndex={0}
      className="mt-5 overflow-x-auto rounded-md border border-line bg-sunken p-4 text-sm"
    />
  ),
  dl: ({ node: _, ...props }) => (
    <dl {...props} className="mt-6 border-b border-line *:border-t *:border-line *:py-4" />
  ),
  dt: ({ node: _, ...props }) => <dt {...props} className="text-lg font-medium" />,
  dd: ({ node: _, ...props }) => (
    <dd {...props} className="mt-1 wrap-anywhere last:text-sm last:text-muted" />
  ),
  table: (props) => <ProseTable {...props} />,
  th: ({ node: _, ...props }) => (
    <th {...props} scope="col" className="min-w-32 px-4 py-3 text-sm font-medium text-muted" />
  ),
  td: ({ node: _, ...props }) => (
    <td {...props} className="border-t border-line px-4 py-3 align-top" />
  ),
};

/** A Markdown file as a page shows it. */
export function Prose({ tree }: { tree: Root }) {
  return (
    <div className="[&>:first-child]:mt-0">
      {toJsxRuntime(tree, { Fragment, jsx, jsxs, components, passNode: true })}
    </div>
  );
}
