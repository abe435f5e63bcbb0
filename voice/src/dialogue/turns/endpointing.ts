import type { Expectation } from '../model.ts';
import type { TurnSettings } from './settings.ts';

/** Words with which nobody ends what they say. */
const UNFINISHED =
  /(?:^|\s)(?:and|or|but|um|uh|er|erm|so|the|a|an|to|for|of|at|on|with|from|by|half|past|quarter|my|is|i|we|the name is|my name is|like)$/i;

/** A tens word that a day or a time of day is often still missing behind. */
const HALF_A_NUMBER = /(?:^|\s)(?:twenty|thirty|forty|fifty)$/i;

/** Two or more letters on their own: somebody spells. */
const SPELLING = /(?:^|\s)[a-z](?:\s[a-z])+$/i;

const YES_OR_NO =
  /^(?:yes|yeah|yep|yup|no|nope|nah|correct|right|exactly|sure|ok|okay|please|that's right|that is right|yes please|no thank you|no thanks)$/i;

/** Sounds that say "I am listening", not "stop". */
const BACKCHANNEL =
  /^(?:yeah|yes|yep|ok|okay|mm+|mm-?hm+|uh-?huh|right|sure|i see|got it|great|good|alright|all right)$/i;

const DIGIT_WORDS: Readonly<Record<string, number>> = {
  double: 1,
  triple: 2,
  ...Object.fromEntries(
    'oh zero one two three four five six seven eight nine'.split(' ').map((word) => [word, 1]),
  ),
};
/** Fewer digits than this are no whole telephone number in most of the world (ITU-T E.164 allows up to 15). */
const WHOLE_NUMBER_DIGITS = 10;

const bare = (text: string) =>
  text
    .replace(/[.,!?…]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Digits that a dictated number has so far; "double four" counts as two. */
function digitsIn(words: string): number {
  return words
    .toLowerCase()
    .split(' ')
    .reduce((sum, word) => sum + (DIGIT_WORDS[word] ?? word.replace(/\D/g, '').length), 0);
}

/**
 * The silence after the caller's last sound, in ms, that ends a turn with these words, given what the
 * assistant asked for and how long this caller pauses between words of one turn.
 * @param usualPauseMs learned from the call so far; null while nothing is known
 */
export function endpointingDelayMs(
  text: string,
  expects: Expectation,
  usualPauseMs: number | null,
  settings: TurnSettings,
): number {
  const words = bare(text);
  const patienceMs = Math.max(
    settings.minEndpointingMs,
    (usualPauseMs ?? 0) * settings.pauseFactor,
  );
  return Math.min(settings.maxEndpointingMs, delayFor(words, expects, patienceMs, settings));
}

function delayFor(
  words: string,
  expects: Expectation,
  patienceMs: number,
  settings: TurnSettings,
): number {
  const longer = (ms: number) => Math.max(ms, patienceMs);
  if (words === '' || UNFINISHED.test(words)) return longer(settings.unfinishedEndpointingMs);
  if (expects === 'yes-no' && YES_OR_NO.test(words))
    return Math.min(settings.answerEndpointingMs, settings.minEndpointingMs);
  if (expects === 'phone-number')
    return digitsIn(words) >= WHOLE_NUMBER_DIGITS
      ? patienceMs
      : longer(settings.dictationEndpointingMs);
  if ((expects === 'date' || expects === 'time') && HALF_A_NUMBER.test(words))
    return longer(settings.unfinishedEndpointingMs);
  if (expects === 'message' || SPELLING.test(words)) return longer(settings.dictationEndpointingMs);
  return patienceMs;
}

/**
 * What is known of a caller's pauses after one more that did not end their turn.
 * @returns ms, the newest pause counting for half
 */
export function learnPause(usualPauseMs: number | null, pauseMs: number): number {
  return usualPauseMs === null ? pauseMs : (usualPauseMs + pauseMs) / 2;
}

/** Whether words spoken over the assistant only accompany it. An answer to a yes/no question does not. */
export function isBackchannel(text: string, expects: Expectation): boolean {
  return expects !== 'yes-no' && BACKCHANNEL.test(bare(text));
}
