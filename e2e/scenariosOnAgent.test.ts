import { readdirSync } from 'node:fs';
import { createRuleBasedAgent } from '@belldesk/voice/dialogue/agent/agent';
import { converse } from '@belldesk/voice/dialogue/testing/conversation';
import { modelRequest } from '@belldesk/voice/dialogue/testing/request';
import { expect, test } from 'vitest';
import { loadScenarios, systemPromptOf } from './src/scenario.ts';
import { runScenario } from './src/scenarioRunner.ts';
import { toolAnswer } from './src/toolAnswer.ts';

const RECORD_ID = '019a9d7e-1f4e-7000-8000-000000000000';

/** Days on which conversations begin: a Monday, a Friday, the year's end, both nights before the clocks change. */
const STARTS = [
  '2026-11-16T10:00:00Z',
  '2026-11-20T18:30:00Z',
  '2026-12-31T12:00:00Z',
  '2027-03-13T17:00:00Z',
  '2026-10-24T12:00:00Z',
  '2028-02-28T09:15:00Z',
];

const scenarios = await loadScenarios();

/** First word of a scenario's file, and how many there must be of it. */
const LEAST_OF_KIND = { restaurant: 8, hotel: 8, beauty: 8, healthcare: 8, estate: 8, trade: 8 };

test.each(Object.entries(LEAST_OF_KIND))('of %s there are at least %i scenarios', (kind, least) => {
  const files = readdirSync(new URL('scenarios/', import.meta.url));
  const ofKind = files.filter((file) => file.replace(/^spoken-/, '').startsWith(`${kind}-`));
  expect(ofKind.length).toBeGreaterThanOrEqual(least);
});

test('there are at least seventy scenarios with names of their own', () => {
  expect(new Set(scenarios.map(({ name }) => name)).size).toBe(scenarios.length);
  expect(scenarios.length).toBeGreaterThanOrEqual(70);
});

for (const scenario of scenarios) {
  test.each(STARTS)(`${scenario.name}, from %s`, async (start) => {
    const nowMs = Date.parse(start);
    const hear = converse(
      createRuleBasedAgent(),
      modelRequest({
        systemPrompt: systemPromptOf(scenario),
        language: scenario.language,
        timeZone: scenario.timeZone,
        country: scenario.country,
        startedAtMs: nowMs,
        businessName: scenario.business.companyName,
        input: 'text',
      }),
      (name, args) => toolAnswer(scenario, name, args, RECORD_ID),
    );
    const result = await runScenario(scenario, (text) => hear({ role: 'caller', text }), nowMs);
    expect(result.report).toBe('');
  });
}
