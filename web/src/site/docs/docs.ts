import { t } from '@lingui/core/macro';
import readme from '../../../../README.md';
import { type DocFront, docFront, docGroups } from '../../content/docs/front.ts';
import type { Heading, MarkdownFile, Root } from '../../content/markdown.ts';
import { sectionOf, tablesAsLists } from './sections.ts';

export interface Doc extends DocFront {
  readonly path: string;
  readonly tree: Root;
  readonly headings: readonly Heading[];
}

const files = import.meta.glob<MarkdownFile>('../../content/docs/*.md', {
  eager: true,
  import: 'default',
});

/** Every written page of the documentation, in the order of the navigation. */
export const docs: readonly Doc[] = Object.values(files)
  .map(({ front, tree, headings }) => {
    const checked = docFront.parse(front);
    return {
      ...checked,
      path: checked.slug === '' ? '/docs' : `/docs/${checked.slug}`,
      tree: checked.readmeSection ? withSection(tree, checked.readmeSection) : tree,
      headings: headings.filter(({ level }) => level === 2),
    };
  })
  .toSorted(
    (one, other) =>
      docGroups.indexOf(one.group) - docGroups.indexOf(other.group) || one.order - other.order,
  );

function withSection(tree: Root, title: string): Root {
  const section = tablesAsLists(sectionOf(readme.tree, title), t`Default`);
  return { type: 'root', children: [...tree.children, ...section.children] };
}
