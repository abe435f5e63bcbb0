import type { DecoderState, EncodedAudio } from '../speechModel.ts';

/** Knows which tokens led to it, and that it is let go of once. */
export interface ScriptedState extends DecoderState {
  readonly tokens: readonly number[];
}

export interface ScriptedAudio extends EncodedAudio<ScriptedState> {
  /** States made and not yet let go of. */
  readonly held: number;
  /** Runs of the decoder. */
  readonly runs: number;
}

/**
 * An utterance whose tokens are as likely as `after` says.
 * @param after probabilities by token, once so many tokens have been written; what it leaves out is a thousandth
 */
export function scriptedAudio(
  size: number,
  after: (tokens: readonly number[]) => Readonly<Record<number, number>>,
): ScriptedAudio {
  let held = 0;
  let runs = 0;
  const step = (tokens: readonly number[]) => {
    runs++;
    held++;
    let released = false;
    const likely = after(tokens);
    return {
      state: {
        tokens,
        release() {
          if (released) throw new Error(`let go of twice: ${tokens.join(' ')}`);
          released = true;
          held--;
        },
      },
      logits: Float32Array.from({ length: size }, (_, token) => Math.log(likely[token] ?? 0.001)),
    };
  };
  const beginning = step([]);
  return {
    beginning,
    noSpeech: 0,
    next: (state, token) => step([...state.tokens, token]),
    release: () => beginning.state.release(),
    get held() {
      return held;
    },
    get runs() {
      return runs;
    },
  };
}
