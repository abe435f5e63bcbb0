import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { voiceId } from '@belldesk/contract/catalogue/voices';
import { expectations } from '@belldesk/voice/dialogue/model';
import { parse } from 'yaml';
import { z } from 'zod';

const spokenLine = z.strictObject({
  id: z.string(),
  text: z.string(),
  voice: voiceId,
  /** What the receptionist had asked before. */
  asked: z.enum(expectations),
  /** The words that carry what counts. */
  slots: z.array(
    z.strictObject({
      kind: z.enum(['date', 'time', 'name', 'number', 'phone', 'yes-no', 'service']),
      words: z.string(),
    }),
  ),
});
export type SpokenLine = z.infer<typeof spokenLine>;
export type SlotKind = SpokenLine['slots'][number]['kind'];

const files = {
  en: new URL('../../../../e2e/spokenCalls/lines.yaml', import.meta.url),
  es: new URL('../../../../e2e/spokenCalls/lines.es.yaml', import.meta.url),
  fr: new URL('../../../../e2e/spokenCalls/lines.fr.yaml', import.meta.url),
};

/** Those with odd numbers may be worked with (`open`); of the others only the counts are looked at (`held`). */
export async function loadSpokenLines(
  half: 'open' | 'held',
  language: keyof typeof files = 'en',
): Promise<readonly SpokenLine[]> {
  const lines = z
    .array(spokenLine)
    .parse(parse(await readFile(fileURLToPath(files[language]), 'utf8')));
  const isOdd = ({ id }: SpokenLine): boolean => Number(id.slice(1)) % 2 === 1;
  return lines.filter((line) => isOdd(line) === (half === 'open'));
}
