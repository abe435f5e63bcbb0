import { VoiceApiFailure } from './error.ts';

const NOT_FOUND = 404;

/** Null where the platform has no such thing: Belldesk's own additions to the voice API are not everywhere. */
export async function nullOn404<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (cause) {
    if (cause instanceof VoiceApiFailure && cause.status === NOT_FOUND) return null;
    throw cause;
  }
}
