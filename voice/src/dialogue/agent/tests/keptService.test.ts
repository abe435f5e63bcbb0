import { promptWithServices } from '@belldesk/contract/business/promptServices';
import { buildSystemPrompt } from '@belldesk/contract/prompt';
import { expect, test } from 'vitest';
import { converse } from '../../testing/conversation.ts';
import { promptService } from '../../testing/promptService.ts';
import { functionTools, modelRequest } from '../../testing/request.ts';
import { createRuleBasedAgent } from '../agent.ts';

const SERVICES = [
  promptService('Passport photo', { durationMinutes: 15 }),
  promptService('Family portrait', { durationMinutes: 90, otherNames: ['two-hour sitting'] }),
  promptService('Headshot', { durationMinutes: 30 }),
];

/** Which service is looked up or read out last of a call that begins with a passport photo. */
async function kept(lines: readonly string[]) {
  const systemPrompt = promptWithServices(
    buildSystemPrompt({
      companyName: 'Larkspur',
      phoneNumber: '1',
      businessDescription: 'A photographer.',
      targetCustomers: 'All.',
      additionalDetails: 'Opening hours: every day from 9am to 6pm.',
    }),
    SERVICES,
  );
  const hear = converse(
    createRuleBasedAgent(),
    modelRequest({ systemPrompt, tools: functionTools }),
    () => JSON.stringify({ ok: true, available: true }),
  );
  let told = '';
  for (const text of ["I'd like a passport photo next Tuesday", ...lines])
    told = (await hear({ role: 'caller', text })).text;
  return /So that is an? (?<what>.+?) (?:on|tomorrow)/.exec(told)?.groups?.['what'];
}

test.each([
  [['at eleven', 'Family name Haidari, first name Zahra', '07700 900123']],
  [['in the afternoon, two', 'Zahra Haidari', '07700 900123']],
  [['at two', 'Zahra Haidari', 'seven seven double oh, nine hundred one two three']],
])('the service stays through %j', async (lines) => {
  expect(await kept(lines)).toBe('passport photo');
});

test('it is another where the caller says so', async () => {
  const lines = ['at eleven', 'Zahra Haidari', '07700 900123', 'no, make it the family portrait'];
  expect(await kept(lines)).toBe('family portrait');
});
