import { voices } from '@belldesk/contract/catalogue/voices';
import type { Model } from '../dialogue/model.ts';
import { phrases } from '../dialogue/turns/phrases.ts';
import type { Voice } from '../speech/ports.ts';

const DEADLINE_MS = 5_000;

/**
 * Lets voice and receptionist do once what takes long the first time, so that the first caller does not
 * wait for it; the engine's own phrases are rendered on the way. Never throws.
 */
export async function warmUp(voice: Voice, house: Model): Promise<void> {
  const signal = AbortSignal.timeout(DEADLINE_MS);
  await Promise.allSettled([think(house, signal), speakPhrases(voice, signal)]);
}

async function think(house: Model, signal: AbortSignal): Promise<void> {
  const answer = house.respond({
    systemPrompt: '# Details\nOpening hours: Monday to Friday, 09:00 to 17:00.',
    greeting: '',
    language: 'en-GB',
    conversation: [{ role: 'caller', text: 'a table for two tomorrow at seven, are you open' }],
    tools: [],
    mayEndCall: false,
    callerNumber: '+442079460000',
    startedAtMs: Date.now(),
    timeZone: 'Europe/London',
    businessName: '',
    input: 'speech',
    model: '',
    temperature: 0,
    maxTokens: 50,
    signal,
  });
  for await (const event of answer) if (event.type === 'end-call') return;
}

async function speakPhrases(voice: Voice, signal: AbortSignal): Promise<void> {
  for (const { id } of voices)
    for (const text of Object.values(phrases))
      for await (const pcm of voice.speak({ text, voiceId: id, language: 'en-US', signal }))
        if (pcm.length === 0) break;
}
