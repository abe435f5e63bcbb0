import type { DiaryEntry } from '@belldesk/contract/voice/tools';
import type { AgentContext } from '../../context.ts';
import type { HeardTime } from '../../nlu/entities/moments/times.ts';
import { digitsForWords } from '../../nlu/entities/numbers.ts';
import { hearYesNo } from '../../nlu/intents/yesNo.ts';
import type { Utterance } from '../../nlu/normalise/utterance.ts';
import { hearSlots } from '../booking/heard.ts';

function isAt(entry: DiaryEntry, { hour, minute, meridiem }: HeardTime): boolean {
  const [entryHour = 0, entryMinute = 0] = entry.time.split(':').map(Number);
  if (entryMinute !== minute) return false;
  return meridiem === null ? entryHour % 12 === hour % 12 : entryHour === hour;
}

/** Which of the choices an answer names: by its place, day, hour, size or name. Null where it leaves several or none. */
export function pickChoice(
  { words, raw }: Utterance,
  choices: readonly DiaryEntry[],
  context: AgentContext,
): DiaryEntry | null {
  const [only] = choices;
  if (choices.length === 1 && only) return hearYesNo(words) === 'yes' ? only : null;
  const place =
    /^(?:(?:yes|the|number|option) )*(?<nth>1st|first|one|1|2nd|second|two|2|3rd|third|three|3|4th|fourth|four|4|last)(?: one)?(?: please)?$/.exec(
      words,
    )?.groups?.nth;
  if (place) {
    const nth = Number.parseInt(digitsForWords(`the ${place}`).replace('the ', ''), 10);
    const found = place === 'last' ? choices.at(-1) : choices[nth - 1];
    if (found) return found;
  }
  const heard = hearSlots(words, { raw, asked: 'time', context, sized: true });
  const fitting = choices.filter(
    (entry) =>
      (heard.date === undefined || entry.date === heard.date) &&
      (heard.time === undefined || isAt(entry, heard.time)) &&
      (heard.partySize === undefined || entry.partySize === heard.partySize) &&
      (heard.name === undefined || entry.name.toLowerCase().includes(heard.name.toLowerCase())),
  );
  const tells = [heard.date, heard.time, heard.partySize, heard.name].some(
    (fact) => fact !== undefined,
  );
  return tells && fitting.length === 1 ? (fitting[0] ?? null) : null;
}
