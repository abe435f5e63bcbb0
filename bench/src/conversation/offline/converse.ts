import type { TurnSettings } from '@belldesk/voice/dialogue/turns/settings';
import type { SpeechDetector } from '@belldesk/voice/telephony/media/detector/speechDetector';
import type { MadeConversation, MadeTurn } from '../speech/madeSet.ts';
import { seededChoice } from '../speech/seededChoice.ts';
import type { Speaker } from '../speech/speaker.ts';
import { type Background, Mouth, type Spoken } from './mouth.ts';
import type { Latencies } from './providers.ts';
import { type Act, Stage } from './stage.ts';

/** People answer after this long. */
const REACTION_FROM_MS = 300;
const REACTION_TO_MS = 900;
/** An answer that has not begun by then is missing. */
const ANSWERED_WITHIN_MS = 5_000;
const QUIET_WITHIN_MS = 12_000;
/** The end of a segment to whatever follows from it. */
const SETTLE_MS = 400;

/** One turn as it went. All times are epoch ms of the time that was told. */
export interface HeldTurn {
  readonly made: MadeTurn;
  readonly said: Spoken;
  /** What was said over the answer. */
  readonly over: Spoken | null;
  /** When the next turn began, or the conversation was over. */
  readonly untilMs: number;
  readonly acts: readonly Act[];
}

export interface Conditions {
  readonly detector: SpeechDetector;
  readonly speaker: Speaker;
  readonly background: Background | null;
  readonly latencies: Latencies;
  /** How turns are taken where it differs from the default. */
  readonly turns?: Partial<TurnSettings> | undefined;
  /** What the voice tells of the end of a turn is kept from turn-taking. */
  readonly byWordsOnly?: boolean | undefined;
}

/** Holds one conversation, as fast as the machine allows. */
export async function converse(
  made: MadeConversation,
  { detector, speaker, background, latencies, turns, byWordsOnly }: Conditions,
  seed: number,
): Promise<HeldTurn[]> {
  const choice = seededChoice(seed);
  const noiseOffset = Math.floor(choice.between(0, background?.sound.length ?? 1));
  const mouth = new Mouth(speaker, made.voiceId, background, noiseOffset);
  const stage = new Stage(detector, mouth, latencies, turns, byWordsOnly);
  const quiet = async () => {
    await stage.until(() => stage.idle, QUIET_WITHIN_MS);
    await stage.until(() => false, SETTLE_MS);
    await stage.until(() => stage.idle, QUIET_WITHIN_MS);
  };
  /** Waits for an answer to what was just said; false when there is none. */
  const answered = () => {
    const { sounds } = stage;
    return stage.until(() => stage.sounds > sounds, ANSWERED_WITHIN_MS);
  };
  const say = async (parts: readonly string[], pausesMs: readonly number[]) => {
    const spoken = await mouth.say(parts, pausesMs, stage.nowMs, made.whole);
    await stage.until(() => mouth.silent, Number.POSITIVE_INFINITY);
    return spoken;
  };
  stage.expects = made.turns[0]?.expects ?? 'anything';
  stage.answer();
  await answered();
  await quiet();
  const held: HeldTurn[] = [];
  for (const [index, turn] of made.turns.entries()) {
    await stage.until(() => false, choice.between(REACTION_FROM_MS, REACTION_TO_MS));
    const firstAct = stage.acts.length;
    stage.expects = turn.expects;
    const said = await say(turn.parts, turn.pausesMs);
    stage.expects = made.turns[index + 1]?.expects ?? 'anything';
    let over: Spoken | null = null;
    if ((await answered()) && turn.over) {
      await stage.until(() => false, turn.over.afterMs);
      over = await say([turn.over.text], []);
      if (turn.over.kind === 'interruption') await answered();
    }
    await quiet();
    held.push({ made: turn, said, over, untilMs: stage.nowMs, acts: stage.acts.slice(firstAct) });
  }
  await stage.close();
  return held;
}
