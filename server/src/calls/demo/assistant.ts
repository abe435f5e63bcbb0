import { templates } from '@belldesk/contract/catalogue/templates';
import { SAMPLE_CALL_MS } from '@belldesk/contract/product/calls';
import { buildSystemPrompt } from '@belldesk/contract/prompt';
import type { AssistantDto } from '@belldesk/contract/voice/assistant';
import { voicePayload, type WebhookTarget } from '../../assistants/voicePayload.ts';

const NAME = 'The Golden Lamb';

/** Visitors try "tomorrow at seven" on every day of the week. */
const HOURS = 'Opening hours: every day, 12:00 to 22:00.';
const DETAILS = (templates.find(({ id }) => id === 'restaurant')?.text ?? '').replace(
  /^Opening hours:.*$/m,
  HOURS,
);

/** Sample content: the restaurant that visitors talk to. It says itself that nothing said there is real. */
export function demoAssistant(webhook: WebhookTarget): AssistantDto {
  const systemPrompt = buildSystemPrompt({
    companyName: NAME,
    phoneNumber: '020 7946 0018',
    businessDescription:
      'A family restaurant. This is a sample: nothing that is booked here is real.',
    targetCustomers: 'Visitors of the site who wish to hear the receptionist.',
    additionalDetails: DETAILS,
  });
  return {
    ...voicePayload(
      {
        name: NAME,
        firstMessage: `Hello, this is the sample desk of ${NAME}. Nothing you book here is real. How can I help you?`,
        systemPrompt,
        language: 'en-GB',
        voiceId: 'amelia',
        temperature: 0.7,
        timeZone: 'Europe/London',
        // Its visitors are anywhere.
        country: null,
        template: 'restaurant',
        recordsCalls: false,
      },
      webhook,
    ),
    maxDurationSeconds: SAMPLE_CALL_MS / 1_000,
  };
}
