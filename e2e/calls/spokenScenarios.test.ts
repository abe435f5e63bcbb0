import { afterAll, beforeAll, describe, test } from 'vitest';
import { CallerVoice } from '../src/caller/callerVoice.ts';
import { PhoneCaller } from '../src/caller/phoneCaller.ts';
import { SpokenTurns } from '../src/caller/spokenTurns.ts';
import { type Platform, startPlatform } from '../src/platform.ts';
import { loadScenarios } from '../src/scenario.ts';
import { ScenarioDesk } from '../src/scenarioDesk.ts';
import { runScenario } from '../src/scenarioRunner.ts';
import { VoiceClient } from '../src/voiceClient.ts';

const scenarios = (await loadScenarios()).filter(({ spoken }) => spoken);
const desk = new ScenarioDesk(scenarios);
let platform: Platform;
let voice: CallerVoice;

beforeAll(async () => {
  await desk.open();
  platform = await startPlatform();
  voice = new CallerVoice();
});

afterAll(async () => {
  await voice?.close();
  await platform?.stop();
  desk.close();
});

test('a dozen scenarios are spoken', ({ expect }) => {
  expect(scenarios.length).toBeGreaterThanOrEqual(12);
});

describe.concurrent('over the telephone', () => {
  for (const [index, scenario] of scenarios.entries()) {
    test(`said aloud: ${scenario.name}`, async ({ expect }) => {
      const client = new VoiceClient(platform);
      const { id: assistantId } = await client.createAssistant(desk.assistantOf(scenario));
      const user = `scenario-${index}`;
      await client.createAddress(user, assistantId);
      const caller = new PhoneCaller({
        host: '127.0.0.1',
        port: platform.sipPort,
        user,
        from: 'anonymous',
      });
      try {
        await caller.call();
        const turns = new SpokenTurns({ caller, voice, client, assistantId });
        await turns.greeted();
        const result = await runScenario(scenario, (words) => turns.say(words), Date.now());
        expect(result.report).toBe('');
      } finally {
        if (!caller.hungUp) await caller.hangUp();
        caller.close();
      }
    });
  }
});
