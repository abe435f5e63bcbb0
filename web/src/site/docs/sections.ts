import { type Element, type Nodes, type Root, textOf } from '../../content/markdown.ts';

/**
 * What stands under a heading of the second level, up to the next one.
 * @throws RangeError when the file has no such heading
 */
export function sectionOf(tree: Root, title: string): Root {
  const isHeading = (node: Root['children'][number]) =>
    node.type === 'element' && node.tagName === 'h2';
  const from = tree.children.findIndex((node) => isHeading(node) && textOf(node).trim() === title);
  if (from < 0) throw new RangeError(`there is no section "${title}"`);
  const rest = tree.children.slice(from + 1);
  const length = rest.findIndex(isHeading);
  return { type: 'root', children: length < 0 ? rest : rest.slice(0, length) };
}

/**
 * The rows of a section's tables as a list of terms: the first cell is the term, the third its
 * explanation, the second, under `label`, comes last. A wide table is hard to read on a telephone.
 */
export function tablesAsLists(section: Root, label: string): Root {
  const children = section.children.map((node) =>
    isElement(node, 'table') ? listOf(node, label) : node,
  );
  return { type: 'root', children };
}

function listOf(table: Element, label: string): Element {
  const rows = elementsIn(table, 'tbody').flatMap((body) => elementsIn(body, 'tr'));
  return element(
    'dl',
    rows.map((row) => {
      const [term, second, third] = elementsIn(row, 'td');
      return element('div', [
        element('dt', term?.children ?? []),
        element('dd', third?.children ?? []),
        element('dd', [{ type: 'text', value: `${label}: ` }, ...(second?.children ?? [])]),
      ]);
    }),
  );
}

function element(tagName: string, children: Element['children']): Element {
  return { type: 'element', tagName, properties: {}, children };
}

function elementsIn(parent: Element, tagName: string): readonly Element[] {
  return parent.children.filter((node) => isElement(node, tagName));
}

function isElement(node: Nodes, tagName: string): node is Element {
  return node.type === 'element' && node.tagName === tagName;
}
