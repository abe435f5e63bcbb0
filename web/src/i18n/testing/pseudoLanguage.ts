import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatter } from '@lingui/format-po';

/** CLDR's tag of a pseudo-language: formats as in English, and every text can be told from it. */
export const PSEUDO_LANGUAGE = 'en-XA';

/**
 * Writes a catalogue that has each text of the interface in brackets, as a translator would send it.
 * @param folder made where it is not there @returns the catalogue's path
 */
export async function writePseudoCatalogue(folder: string): Promise<string> {
  const english = fileURLToPath(new URL('../en.po', import.meta.url));
  const po = formatter({ origins: false });
  const entries = await po.parse(await readFile(english, 'utf8'), {
    locale: 'en',
    sourceLocale: 'en',
    filename: english,
  });
  const translated = Object.fromEntries(
    Object.entries(entries).map(([id, entry]): [string, typeof entry] => [
      id,
      { ...entry, translation: `⟦${entry.message}⟧` },
    ]),
  );
  const file = join(folder, `${PSEUDO_LANGUAGE}.po`);
  const text = await po.serialize(translated, {
    locale: PSEUDO_LANGUAGE,
    sourceLocale: 'en',
    filename: file,
    existing: undefined,
  });
  await mkdir(folder, { recursive: true });
  await writeFile(file, text);
  return file;
}

/** What of a page's text did not come out of the catalogue: the words outside the brackets. */
export function untranslated(text: string): string[] {
  let rest = text;
  for (let before = ''; rest !== before; ) {
    before = rest;
    rest = rest.replace(/⟦[^⟦⟧]*⟧/gu, '');
  }
  return [...new Set(rest.match(/\p{L}[\p{L}'’@.-]+(?: \p{L}[\p{L}'’-]+)*/gu) ?? [])];
}
