import { z } from 'zod';

/** One setting as it stands in the environment, and as the README tells it. */
export interface Setting<T = unknown> {
  /** Reads the text of the environment; a failure means that the setting is wrong. */
  readonly schema: z.ZodType<T, string>;
  /** Ends the sentence "it must be ..." when the setting is wrong. */
  readonly mustBe: string;
  /** What holds when it is not set, in words or as a value. */
  readonly usual: string;
  readonly means: string;
  /** The value is never shown, not even when it is wrong. */
  readonly secret?: boolean;
}

/** Keeps the type of what a setting is read as. */
export function define<T>(setting: Setting<T>): Setting<T> {
  return setting;
}

/** Without a slash at its end. */
export const webAddress = z
  .url({ protocol: /^https?$/ })
  .transform((text) => text.replace(/\/+$/, ''));
