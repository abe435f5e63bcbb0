import { digitsForWords } from '@belldesk/voice/dialogue/agent/nlu/entities/numbers';
import { hearDigits } from '@belldesk/voice/dialogue/agent/nlu/entities/phones/phoneNumbers';
import { plainWords } from '@belldesk/voice/dialogue/agent/nlu/normalise/words';
import { wordErrors } from '@belldesk/voice/speech/pocketsphinx/testing/wordErrors';
import type { SlotKind } from './spokenLines.ts';

/** Words as the agent reads them, numbers as digits: "half past seven p m" and "half-past 7 pm" are the same. */
function asRead(text: string): string {
  return digitsForWords(plainWords(text).replaceAll('-', ' '));
}

/** Words wrong of words said. */
export function wordsWrong(said: string, heard: string): { wrong: number; of: number } {
  const from = asRead(said);
  return { wrong: wordErrors(from, asRead(heard)), of: from.split(' ').filter(Boolean).length };
}

/** Whether what was heard still holds what counts: the digits of a number, or the words of anything else in order. */
export function slotIsRight(kind: SlotKind, words: string, heard: string): boolean {
  if (kind === 'phone')
    return hearDigits(plainWords(words))?.digits === hearDigits(plainWords(heard))?.digits;
  return ` ${asRead(heard)} `.includes(` ${asRead(words)} `);
}
