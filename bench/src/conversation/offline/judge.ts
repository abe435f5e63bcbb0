import type { HeldTurn } from './converse.ts';
import type { Act } from './stage.ts';

/** An end of turn that nobody noticed by then was missed. */
const MISSED_AFTER_MS = 5_000;
/** Words said over the assistant must have silenced it by this long after them. */
const STOPPED_WITHIN_MS = 1_500;
/** Something said over the assistant can cut it off for this long after it. */
const CUT_WITHIN_MS = 3_000;

/** What became of what was said over an answer, or of an answer nobody spoke over. */
export interface OverVerdict {
  readonly kind: 'nothing' | 'backchannel' | 'interruption';
  /** The answer was dropped. */
  readonly cut: boolean;
  /** It was held back at least for a moment. */
  readonly held: boolean;
  /** From the beginning of the words to the assistant's silence; null where it spoke on. */
  readonly stoppedMs: number | null;
}

export interface Verdict {
  /** The turn was taken as over while the caller was in the middle of it. */
  readonly cutShort: boolean;
  /** The assistant was heard in the middle of the turn. */
  readonly spokenInto: boolean;
  /** Nothing came after the caller's last sound. */
  readonly missed: boolean;
  /** The caller's last sound to the answer's first; null where it was missed or cut short. */
  readonly answeredMs: number | null;
  readonly pauses: readonly { readonly ms: number; readonly cutShort: boolean }[];
  /** Null where there was no answer. */
  readonly over: OverVerdict | null;
}

/** What a turn's acts say about how it was taken. */
export function judge(turn: HeldTurn): Verdict {
  const { said, acts } = turn;
  const within = (what: Act['what'], fromMs: number, untilMs: number): Act | undefined =>
    acts.find((act) => act.what === what && act.atMs > fromMs && act.atMs <= untilMs);
  const cutShort = within('taken', said.startMs, said.endMs) !== undefined;
  const sound = within('sound', said.endMs, said.endMs + MISSED_AFTER_MS);
  const pauses = said.pauses.map(({ fromMs, untilMs }, index) => ({
    ms: untilMs - fromMs,
    cutShort: within('taken', fromMs, said.pauses[index + 1]?.fromMs ?? said.endMs) !== undefined,
  }));
  return {
    cutShort,
    spokenInto: within('sound', said.startMs, said.endMs) !== undefined,
    missed: sound === undefined,
    answeredMs: sound && !cutShort ? sound.atMs - said.endMs : null,
    pauses,
    over: sound ? judgeOver(turn, sound.atMs) : null,
  };
}

function judgeOver({ made, over, acts, untilMs }: HeldTurn, answeredAtMs: number): OverVerdict {
  const fromMs = over?.startMs ?? answeredAtMs;
  const first = (kinds: readonly Act['what'][], toMs: number) =>
    acts.find(({ what, atMs }) => kinds.includes(what) && atMs > fromMs && atMs <= toMs);
  const cut = first(['cleared'], over ? over.endMs + CUT_WITHIN_MS : untilMs) !== undefined;
  const held = first(['paused'], over ? over.endMs + CUT_WITHIN_MS : untilMs) !== undefined;
  const stopped = first(['paused', 'cleared'], (over?.endMs ?? untilMs) + STOPPED_WITHIN_MS);
  return {
    kind: made.over?.kind ?? 'nothing',
    cut,
    held,
    stoppedMs: stopped ? stopped.atMs - fromMs : null,
  };
}
