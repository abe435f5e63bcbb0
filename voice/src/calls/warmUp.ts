import type { Model } from '../dialogue/model.ts';

const DEADLINE_MS = 5_000;

/** Lets the receptionist do once what takes long the first time, so that the first caller does not wait for it. */
export async function warmUp(house: Model): Promise<void> {
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
    country: 'GB',
    businessName: '',
    input: 'speech',
    model: '',
    temperature: 0,
    maxTokens: 50,
    signal: AbortSignal.timeout(DEADLINE_MS),
  });
  for await (const event of answer) if (event.type === 'end-call') return;
}
