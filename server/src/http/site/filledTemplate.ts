import { mark } from '@belldesk/contract/product/billingPages';
import { escaped } from '../../escaped.ts';

type Texts = Readonly<Record<string, string>>;

/**
 * Fills a prerendered page: each element with `data-each="name"` stands once for each of the list of that
 * name (for none where the list is empty or not given), then each `[[name]]` becomes its text, which can be no HTML.
 */
export function fillTemplate(
  html: string,
  texts: Texts,
  lists: Readonly<Record<string, readonly Texts[]>> = {},
): string {
  const repeated = html.replace(
    /<(\w+) data-each="([\w-]+)".*?<\/\1>/gs,
    (element, _tag, name: string) =>
      (lists[name] ?? [])
        .map((own) => fill(element.replace(` data-each="${name}"`, ''), own))
        .join(''),
  );
  return fill(repeated, texts);
}

function fill(html: string, texts: Texts): string {
  let filled = html;
  for (const [name, text] of Object.entries(texts)) {
    const safe = escaped(text);
    filled = filled.replaceAll(mark(name), () => safe);
  }
  return filled;
}
