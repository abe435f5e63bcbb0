import { seededNoise } from '@belldesk/voice/audio/seededNoise';

/** The same choices each time for a seed. */
export interface SeededChoice {
  /** A number from `from` up to, not including, `to`. */
  between(from: number, to: number): number;
  /** One of a list that is not empty. */
  of<Value>(values: readonly Value[]): Value;
}

/** Choices that a seed decides. */
export function seededChoice(seed: number): SeededChoice {
  const random = seededNoise(seed);
  const between = (from: number, to: number): number =>
    Math.min(to, from + ((random() + 1) / 2) * (to - from));
  return {
    between,
    of(values) {
      const value = values[Math.min(values.length - 1, Math.floor(between(0, values.length)))];
      if (value === undefined) throw new RangeError('there is nothing to choose from');
      return value;
    },
  };
}
