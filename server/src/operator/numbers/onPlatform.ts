import { AppError } from '@belldesk/contract/errors';
import type { VoiceApi, VoiceNumber } from '../../voiceApi/client.ts';
import { VoiceApiFailure, voiceServiceFailed } from '../../voiceApi/error.ts';
import { nullOn404 } from '../../voiceApi/nullOn404.ts';

/** The platform puts its own host into the answer; the request needs some host to be an address. */
const ANY_HOST = 'belldesk';
const FAILED = 'The voice service rejected the number. Nothing was changed. Please try again.';

/** The user part under which a number is called: its digits, or the name in the address. */
function userOf(number: string): string {
  return number.replace(/^\+|^sip:/, '').replace(/@.*$/, '');
}

function isSame(theirs: VoiceNumber, number: string): boolean {
  if (theirs.number === number) return true;
  return !!theirs.sipUri && userOf(theirs.sipUri) === userOf(number);
}

/**
 * Has a number answered by an assistant. One that the platform knows already is pointed there, another is
 * made. Done again, it changes nothing.
 * @param freeId a number of ours that is free or the assistant's own; any other must not be answering
 * @returns its id on the platform
 * @throws AppError conflict where somebody else answers on it, voice-service-failed
 */
export async function pointNumber(
  voice: VoiceApi,
  what: {
    readonly number: string;
    readonly assistantId: string;
    readonly freeId: string | null;
    /** Address on which the assistant was published: it is no number. */
    readonly publishedId: string | null;
  },
): Promise<string> {
  const { number, assistantId, freeId, publishedId } = what;
  try {
    const found = (await voice.listNumbers()).find((theirs) => isSame(theirs, number));
    if (!found) {
      const sipUri = `sip:${userOf(number)}@${ANY_HOST}`;
      return (await voice.createNumber({ provider: 'vapi', sipUri, assistantId })).id;
    }
    if (found.id === publishedId) {
      throw new AppError('conflict', 'The assistant already answers on this address.');
    }
    if (found.assistantId === assistantId) return found.id;
    if (found.assistantId && found.id !== freeId) throw taken();
    await voice.updateNumber(found.id, { assistantId });
    return found.id;
  } catch (cause) {
    if (cause instanceof VoiceApiFailure && cause.status === 409) throw taken();
    throw voiceServiceFailed(cause, FAILED);
  }
}

function taken(): AppError {
  return new AppError('conflict', 'Another assistant answers on this number.');
}

/** Nobody answers on it any more; a number that the platform has lost is free already. */
export async function silenceNumber(voice: VoiceApi, voiceNumberId: string): Promise<void> {
  try {
    await nullOn404(voice.updateNumber(voiceNumberId, { assistantId: null }));
  } catch (cause) {
    throw voiceServiceFailed(cause, FAILED);
  }
}
