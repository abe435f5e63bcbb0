import { numberInWords } from './numbers.ts';

/** "ay em": a lone "a" would be said as the article. */
const HALVES = { am: 'ay em', pm: 'p m' } as const;
const HALF = String.raw`\s?([ap])(?:m\b|\.\s?m\b\.?)`;
const CLOCK = String.raw`([01]?\d|2[0-3])[:.]([0-5]\d)`;

function spoken(hour: number, minute: number, half: 'am' | 'pm' | null): string {
  if (half === null && hour === 12 && minute === 0) return 'twelve noon';
  if (half === null && (hour === 0 || hour === 24) && minute === 0) return 'midnight';
  const said = half ?? (hour < 12 ? 'am' : 'pm');
  const twelve = numberInWords(hour % 12 === 0 ? 12 : hour % 12);
  const minutes =
    minute === 0 ? '' : minute < 10 ? ` oh ${numberInWords(minute)}` : ` ${numberInWords(minute)}`;
  return `${twelve}${minutes} ${HALVES[said]}`;
}

const halfOf = (letter: string | undefined) =>
  letter === undefined ? null : letter.toLowerCase() === 'a' ? 'am' : 'pm';

/** The dot of "a.m." may end the sentence as well. */
function endOf(written: string, after: string): string {
  return written.endsWith('.') && /^(?:\s+[A-Z]|\s*$)/.test(after) ? '.' : '';
}

/** Times of day: "19:00", "7 pm", "7:30pm", "9.30 a.m.", and spans "9:00-17:30", "9-5 pm". */
export function speakTimes(text: string): string {
  return text
    .replace(
      /(\d(?::\d\d)?(?:\s?[ap]\.?m\.?)?)\s?[-\u2013]\s?(?=\d{1,2}(?::\d\d|\s?[ap]\.?m\b))/gi,
      '$1 to ',
    )
    .replace(
      new RegExp(`\\b${CLOCK}${HALF}`, 'gi'),
      (whole: string, hour: string, minute: string, half: string, at: number, all: string) =>
        spoken(Number(hour), Number(minute), halfOf(half)) +
        endOf(whole, all.slice(at + whole.length)),
    )
    .replace(
      new RegExp(`\\b(1[0-2]|[1-9])${HALF}`, 'gi'),
      (whole: string, hour: string, half: string, at: number, all: string) =>
        spoken(Number(hour), 0, halfOf(half)) + endOf(whole, all.slice(at + whole.length)),
    )
    .replace(/\b([01]?\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?\b/g, (_, hour: string, minute: string) =>
      spoken(Number(hour), Number(minute), null),
    );
}
