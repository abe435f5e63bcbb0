import { escaped } from '../escaped.ts';
import { lines, oneLine } from './lines.ts';

interface MailPage {
  readonly title: string;
  readonly heading: string;
  /** HTML of our own making, in which everybody's words are escaped. */
  readonly parts: readonly string[];
}

/** The HTML part of a mail: it needs nothing from anywhere, and follows the reader's light or dark. */
export function mailPage({ title, heading, parts }: MailPage): string {
  return lines(
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escaped(oneLine(title))}</title></head>`,
    '<body style="margin:0;padding:24px;',
    'font:16px/1.6 Inter,Arial,sans-serif">',
    '<div style="max-width:480px;margin:0 auto">',
    `<h1 style="font:28px/1.2 Georgia,serif">${escaped(oneLine(heading))}</h1>`,
    ...parts,
    '</div></body></html>',
  );
}

const ADDRESS = /https?:\/\/[^\s<>"]+/g;
/** A full stop or comma at the end of an address belongs to the sentence. */
const SENTENCE_END = /[.,;:!?)]+$/;

/** The HTML part of a mail that was written as text: its paragraphs, its lines, its addresses to follow. */
export function htmlOfText(subject: string, text: string): string {
  const paragraphs = text
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${paragraph.split('\n').map(linked).join('<br>\n')}</p>`);
  return mailPage({ title: subject, heading: subject, parts: paragraphs });
}

function linked(line: string): string {
  let html = '';
  let from = 0;
  for (const { 0: found, index } of line.matchAll(ADDRESS)) {
    const address = found.replace(SENTENCE_END, '');
    html += escaped(line.slice(from, index));
    html += `<a href="${escaped(address)}">${escaped(address)}</a>`;
    from = index + address.length;
  }
  return html + escaped(line.slice(from));
}
