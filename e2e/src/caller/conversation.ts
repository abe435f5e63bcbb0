import type { VoiceCall } from '@belldesk/contract/voice/call';
import type { VoiceClient } from '../voiceClient.ts';
import type { CallerVoice } from './callerVoice.ts';
import type { PhoneCaller } from './phoneCaller.ts';

const ANSWER_WITHIN_MS = 30_000;
const MAX_TURNS = 14;

/** What a caller does when the assistant says something like this. The first rule that fits counts. */
export interface Reaction {
  readonly when: RegExp;
  /** Words to say, keys to press, or hanging up. */
  readonly does: { readonly say: string } | { readonly press: string } | { readonly hangUp: true };
}

/**
 * Holds a conversation to its end: listens until the assistant is quiet, looks up in the call's
 * transcript what was asked (a test's ears), and reacts.
 * @returns every line of the assistant, as the caller was told it
 */
export async function converse(options: {
  caller: PhoneCaller;
  voice: CallerVoice;
  client: VoiceClient;
  assistantId: string;
  reactions: readonly Reaction[];
}): Promise<string[]> {
  const { caller, voice, client, assistantId, reactions } = options;
  let sinceMs = 0;
  let heard: string[] = [];
  for (let turn = 0; turn < MAX_TURNS; turn += 1) {
    await caller.listen(sinceMs, ANSWER_WITHIN_MS);
    const lines = assistantLines((await client.calls(assistantId))[0]);
    const news = lines.slice(heard.length).join(' ');
    heard = lines;
    if (caller.hungUp) return heard;
    const reaction = reactions.find(({ when }) => when.test(news));
    if (!reaction) throw new Error(`the caller has no answer to: ${news}`);
    if ('hangUp' in reaction.does) {
      await caller.hangUp();
      return heard;
    }
    if ('press' in reaction.does) caller.press(reaction.does.press);
    else await caller.say(await voice.speak(reaction.does.say));
    sinceMs = Date.now();
  }
  throw new Error(`no end after ${MAX_TURNS} turns: ${heard.join(' ')}`);
}

function assistantLines(call: VoiceCall | undefined): string[] {
  return (call?.artifact?.messages ?? [])
    .filter((message) => message.role === 'bot')
    .map((message) => message.message ?? '');
}
