import { readFile } from 'node:fs/promises';
import { formatter } from '@lingui/format-po';
import { type CompiledMessage, compileMessage } from '@lingui/message-utils/compileMessage';

/** A language's texts by the id of the English one, each parsed. */
export type Catalogue = ReadonlyMap<string, CompiledMessage>;

/**
 * Reads a catalogue (PO, as `lingui extract` writes it). A text without translation is left out: it stays English.
 * @throws where a text is no ICU message, with its id
 */
export async function readCatalogue(file: string, language: string): Promise<Catalogue> {
  const content = await readFile(file, 'utf8');
  const entries = await formatter().parse(content, {
    locale: language,
    sourceLocale: 'en',
    filename: file,
  });
  const compiled = new Map<string, CompiledMessage>();
  for (const [id, { translation, obsolete }] of Object.entries(entries)) {
    if (!translation || obsolete) continue;
    try {
      compiled.set(id, compileMessage(translation));
    } catch (cause) {
      throw new Error(`${file}: the text ${id} is no ICU message: ${translation}`, { cause });
    }
  }
  return compiled;
}
