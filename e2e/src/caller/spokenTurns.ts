import type { CallMessage } from '@belldesk/contract/voice/call';
import { z } from 'zod';
import type { ScenarioAnswer } from '../scenarioRunner.ts';
import type { VoiceClient } from '../voiceClient.ts';
import type { CallerVoice } from './callerVoice.ts';
import type { PhoneCaller } from './phoneCaller.ts';

const ANSWER_WITHIN_MS = 30_000;

const toolCallMessage = z.array(
  z.object({ function: z.object({ name: z.string(), arguments: z.unknown() }) }),
);
const toolArguments = z.record(z.string(), z.unknown());

/** Plays a scenario's turns on a call: says the words aloud, presses what is all digits, reads what came of it. */
export class SpokenTurns {
  readonly #caller: PhoneCaller;
  readonly #voice: CallerVoice;
  readonly #client: VoiceClient;
  readonly #assistantId: string;
  #read = 0;

  constructor(options: {
    caller: PhoneCaller;
    voice: CallerVoice;
    client: VoiceClient;
    assistantId: string;
  }) {
    this.#caller = options.caller;
    this.#voice = options.voice;
    this.#client = options.client;
    this.#assistantId = options.assistantId;
  }

  /** Listens to the greeting. */
  async greeted(): Promise<void> {
    await this.#caller.listen(0, ANSWER_WITHIN_MS);
    this.#read = (await this.#messages()).length;
  }

  /** One turn of the caller, and what the assistant did and said until it was quiet or had hung up. */
  async say(words: string): Promise<ScenarioAnswer> {
    if (/^\d+$/.test(words)) this.#caller.press(words);
    else await this.#caller.say(await this.#voice.speak(words));
    let sinceMs = Date.now();
    let messages: readonly CallMessage[];
    do {
      await this.#caller.listen(sinceMs, ANSWER_WITHIN_MS);
      messages = await this.#messages();
      sinceMs = Date.now();
      // "One moment, please": who was told so waits for what comes of it.
    } while (!this.#caller.hungUp && isLookingUp(messages));
    const news = messages.slice(this.#read);
    this.#read = messages.length;
    return { output: news.flatMap(outputOf), ended: this.#caller.hungUp };
  }

  async #messages(): Promise<readonly CallMessage[]> {
    const [call] = await this.#client.calls(this.#assistantId);
    return call?.artifact?.messages ?? [];
  }
}

/** Whether the assistant asked a tool and has not said yet what came of it. */
export function isLookingUp(messages: readonly CallMessage[]): boolean {
  const last = messages.at(-1)?.role;
  return last === 'tool_calls' || last === 'tool_call_result';
}

function outputOf(message: CallMessage): ScenarioAnswer['output'][number][] {
  switch (message.role) {
    case 'bot':
      return [{ role: 'assistant', content: message.message ?? '' }];
    case 'tool_calls':
      return toolCallMessage.parse(message.toolCalls).map(({ function: called }) => ({
        role: 'tool',
        content: '',
        name: called.name,
        arguments: toolArguments.parse(
          typeof called.arguments === 'string' ? JSON.parse(called.arguments) : called.arguments,
        ),
      }));
    case 'tool_call_result':
      return [{ role: 'tool', content: message.result ?? '', name: message.name }];
    case 'system':
    case 'user':
      return [];
  }
}
