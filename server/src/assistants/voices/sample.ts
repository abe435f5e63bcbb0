import type { VoiceId } from '@belldesk/contract/catalogue/voices';
import { AppError } from '@belldesk/contract/errors';
import type { Deps } from '../../context.ts';
import { voiceServiceFailed } from '../../voiceApi/error.ts';

const NO_SAMPLE = 'This voice has no sample';

/** Samples by voice, each asked of the platform once. */
export function createVoiceSamples(deps: Pick<Deps, 'voice'>) {
  const kept = new Map<VoiceId, Promise<Buffer>>();
  return {
    /** WAV of the voice speaking. @throws AppError not-found (none is given), voice-service-failed */
    async get(id: VoiceId): Promise<Buffer> {
      const known = kept.get(id) ?? fetchSample(deps, id);
      kept.set(id, known);
      try {
        return await known;
      } catch (cause) {
        kept.delete(id);
        throw cause;
      }
    },
  };
}

async function fetchSample({ voice }: Pick<Deps, 'voice'>, id: VoiceId): Promise<Buffer> {
  try {
    const answer = await voice.voiceSample(id);
    if (answer.status === 404) throw new AppError('not-found', NO_SAMPLE);
    if (!answer.ok) throw new AppError('voice-service-failed', `API Error: ${answer.status}`);
    return Buffer.from(await answer.arrayBuffer());
  } catch (cause) {
    throw voiceServiceFailed(cause, 'The voice service did not respond');
  }
}
