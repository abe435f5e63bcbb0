import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Platform, startPlatform } from './src/platform.ts';
import { loadScenarios } from './src/scenario.ts';
import { ScenarioDesk } from './src/scenarioDesk.ts';
import { runScenario } from './src/scenarioRunner.ts';
import { VoiceClient } from './src/voiceClient.ts';

const scenarios = await loadScenarios();
const desk = new ScenarioDesk(scenarios);
let platform: Platform;
let client: VoiceClient;

beforeAll(async () => {
  await desk.open();
  platform = await startPlatform();
  client = new VoiceClient(platform);
});

afterAll(async () => {
  await platform?.stop();
  desk.close();
});

for (const scenario of scenarios) {
  test(`/chat: ${scenario.name}`, async () => {
    const { id: assistantId } = await client.createAssistant(desk.assistantOf(scenario));
    let previousChatId: string | undefined;
    const result = await runScenario(
      scenario,
      async (input) => {
        const thread = previousChatId === undefined ? {} : { previousChatId };
        const answer = await client.chat({ assistantId, input, ...thread });
        previousChatId = answer.id;
        return answer;
      },
      Date.now(),
    );
    expect(result.report).toBe('');
  });
}
