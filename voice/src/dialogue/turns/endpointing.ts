import type { Expectation } from '../model.ts';
import type { TurnSettings } from './settings.ts';

/** Words with which nobody ends what they say. */
const UNFINISHED =
  /(?:^|\s)(?:and|or|but|um|uh|er|erm|so|the|a|an|to|for|at|on|with|from|my|is|i|we|the name is|my name is|like)$/i;

/** Sounds that say "I am listening", not "stop". */
const BACKCHANNEL =
  /^(?:yeah|yes|yep|ok|okay|mm+|mm-?hm+|uh-?huh|right|sure|i see|got it|great|good|alright|all right)$/i;

const bare = (text: string) =>
  text
    .replace(/[.,!?…]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * The silence after the caller's last sound, in ms, that ends a turn with these words, given what the
 * assistant asked for.
 */
export function endpointingDelayMs(
  text: string,
  expects: Expectation,
  settings: TurnSettings,
): number {
  const words = bare(text);
  if (words === '' || UNFINISHED.test(words)) return settings.unfinishedEndpointingMs;
  if (expects === 'phone-number' || expects === 'message') return settings.dictationEndpointingMs;
  return settings.minEndpointingMs;
}

/** Whether words spoken over the assistant only accompany it. An answer to a yes/no question does not. */
export function isBackchannel(text: string, expects: Expectation): boolean {
  return expects !== 'yes-no' && BACKCHANNEL.test(bare(text));
}
