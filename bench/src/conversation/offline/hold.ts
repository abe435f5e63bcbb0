import { voices } from '@belldesk/contract/catalogue/voices';
import type { TurnSettings } from '@belldesk/voice/dialogue/turns/settings';
import type { SpeechDetector } from '@belldesk/voice/telephony/media/detector/speechDetector';
import { type MadeConversation, makeConversations } from '../speech/madeSet.ts';
import { babble, pinkNoise, roadNoise } from '../speech/noise.ts';
import { smallTalk } from '../speech/sayings.ts';
import type { Speaker } from '../speech/speaker.ts';
import { converse } from './converse.ts';
import { judge, type Verdict } from './judge.ts';
import type { Background } from './mouth.ts';
import type { Latencies } from './providers.ts';

const NOISE_SAMPLES = 60 * 8_000;
const SEED = 2_026;

export type NoiseName = 'pink' | 'babble' | 'road';

/** What a set of conversations is held in. */
export interface Setting {
  readonly noise: NoiseName | null;
  readonly snrDb: number;
}

/** A minute of noise, the same each time, at level 1. */
export async function noiseOf(name: NoiseName, speaker: Speaker): Promise<Float64Array> {
  if (name === 'pink') return pinkNoise(NOISE_SAMPLES, SEED);
  if (name === 'road') return roadNoise(NOISE_SAMPLES, SEED);
  const talk = await Promise.all(
    smallTalk.map((text, index) =>
      speaker.say(voices[index % voices.length]?.id ?? 'jennifer', text),
    ),
  );
  return babble(talk, NOISE_SAMPLES);
}

/** Holds the made conversations in one setting, one after the other. */
export async function holdSet(
  setting: Setting,
  parts: {
    readonly detector: SpeechDetector;
    readonly speaker: Speaker;
    readonly latencies: Latencies;
    /** A made set of so many, or others. */
    readonly conversations: number | readonly MadeConversation[];
    readonly turns?: Partial<TurnSettings>;
    readonly byWordsOnly?: boolean;
  },
): Promise<Verdict[]> {
  const { noise, snrDb } = setting;
  const { detector, speaker, latencies, conversations, turns, byWordsOnly } = parts;
  const background: Background | null =
    noise === null ? null : { sound: await noiseOf(noise, speaker), snrDb };
  const made =
    typeof conversations === 'number' ? makeConversations(conversations, SEED) : conversations;
  const verdicts: Verdict[] = [];
  for (const [index, conversation] of made.entries()) {
    const conditions = { detector, speaker, background, latencies, turns, byWordsOnly };
    const held = await converse(conversation, conditions, SEED + index);
    verdicts.push(...held.map(judge));
  }
  return verdicts;
}
