import { hearDigits } from '../../dialogue/agent/nlu/entities/phones/phoneNumbers.ts';
import { plainWords } from '../../dialogue/agent/nlu/normalise/words.ts';
import type { ConversationMessage } from '../../dialogue/model.ts';

/** What both sides said, a read-back of the assistant's too: the caller could correct it. */
function said(conversation: readonly ConversationMessage[]): readonly string[] {
  const last = conversation.findLastIndex(({ role }) => role === 'caller');
  return conversation
    .slice(0, last + 1)
    .flatMap((one) => (one.role === 'caller' || one.role === 'assistant' ? [one.text] : []));
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const joined = (text: string) => plain(text).replaceAll(' ', '');

/** Whether some word of a name was said, or spelled out. */
export function nameWasSaid(name: string, conversation: readonly ConversationMessage[]): boolean {
  const texts = said(conversation);
  const words = new Set(texts.flatMap((text) => plain(text).split(' ')));
  const letters = texts.map(joined).join(' ');
  return plain(name)
    .split(' ')
    .some((word) => words.has(word) || (word.length > 2 && letters.includes(word)));
}

/** All digits that were said, a text each, and those of the line. */
export function digitsSaid(
  conversation: readonly ConversationMessage[],
  callerNumber: string | null,
): string {
  const texts = said(conversation);
  const spoken = texts.map((text) => hearDigits(plainWords(text))?.digits ?? '');
  const written = texts.map((text) => text.replace(/\D/g, ''));
  return [
    (callerNumber ?? '').replace(/\D/g, ''),
    ...written,
    ...spoken,
    written.join(''),
    spoken.join(''),
  ].join(' ');
}

/** Of the hours from 1 to 12, in English, Spanish and French. */
const HOURS: readonly RegExp[] = [
  'one|una|une',
  'two|dos|deux',
  'three|tres|trois',
  'four|cuatro|quatre',
  'five|cinco|cinq',
  'six|seis',
  'seven|siete|sept',
  'eight|ocho|huit',
  'nine|nueve|neuf',
  'ten|diez|dix',
  'eleven|once|onze',
  'twelve|doce|douze|noon|midday|midnight|mediodia|medianoche|midi|minuit',
].map((words) => new RegExp(`(?:^| )(?:${words})(?: |$)`, 'u'));
/** Hours of the afternoon by the twenty-four hour clock, from 13 to 24. */
const LATE_HOURS =
  /\b(?:thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|hundred|treize|quatorze|quinze|seize|dix (?:sept|huit|neuf)|vingt|trece|catorce|quince|veinte|veinti\p{L}+|dieci\p{L}+)\b/u;

/** Whether the hour of a time HH:MM, or the next one ("quarter to eight"), was said by anybody. */
export function hourWasSaid(time: string, conversation: readonly ConversationMessage[]): boolean {
  const hour = Number(time.slice(0, 2));
  const text = said(conversation).map(plain).join(' ');
  if (hour > 12 && LATE_HOURS.test(text)) return true;
  const numbers = new Set(
    (text.match(/\d+/g) ?? []).map((digits) =>
      Number(digits.length > 2 ? digits.slice(0, -2) : digits),
    ),
  );
  return [hour, hour + 1].some((one) => {
    const short = ((one + 11) % 12) + 1;
    return numbers.has(one) || numbers.has(short) || (HOURS[short - 1]?.test(text) ?? false);
  });
}
