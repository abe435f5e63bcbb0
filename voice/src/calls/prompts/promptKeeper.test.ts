import { receptionistTools } from '@belldesk/contract/voice/tools';
import { ManualClock } from '@belldesk/kit/clock';
import { createLogger } from '@belldesk/kit/logger';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { voicemailReply } from '../../dialogue/keypad/voicemail.ts';
import type { ConversationMessage } from '../../dialogue/model.ts';
import { splitSentences } from '../../dialogue/turns/sentences.ts';
import type { PromptKey, PromptStore } from '../../speech/prompts/promptStore.ts';
import { scriptedVoice } from '../../testing/scripted.ts';
import { type Receptionist, receptionistOf } from '../receptionist.ts';
import { PromptKeeper, promptKeeperTimes } from './promptKeeper.ts';
import { promptTextsOf } from './promptTexts.ts';

const lamb = receptionistOf({
  name: 'Golden Lamb',
  firstMessage: 'Hello, this is the Golden Lamb. How can I help you?',
  model: { provider: 'openai', model: 'x', tools: receptionistTools },
});

describe('the texts of the prompts', () => {
  test('are sentences: the greeting, the menu, the tone and the goodbye', () => {
    const texts = promptTextsOf(lamb);
    expect(texts).toContain('Hello, this is the Golden Lamb.');
    expect(texts.join(' ')).toMatch(/after the tone/);
    expect(texts.join(' ')).toMatch(/goodbye/i);
    expect(texts.length).toBeLessThan(40);
    expect(new Set(texts).size).toBe(texts.length);
  });

  test('hold whatever a caller hears of the menu of last resort, whichever way they go', () => {
    const texts = new Set(promptTextsOf(lamb));
    const missing = new Set<string>();
    const message = fc.oneof(
      fc
        .constantFrom('0', '1', '2', '3', '5', '9')
        .map((text): ConversationMessage => ({ role: 'caller', text, keyed: true })),
      fc.constant<ConversationMessage>({ role: 'silence' }),
      fc.constantFrom(0, 4).map((seconds): ConversationMessage => ({ role: 'recorded', seconds })),
      fc.boolean().map(
        (ok): ConversationMessage => ({
          role: 'tool-result',
          id: 'a',
          name: 'takeMessage',
          result: JSON.stringify({ ok }),
        }),
      ),
    );
    fc.assert(
      fc.property(fc.array(message, { maxLength: 6 }), (conversation) => {
        const { signal } = new AbortController();
        const request = { ...lamb, conversation, callerNumber: null, startedAtMs: 0, signal };
        for (const event of voicemailReply({ ...request, input: 'keypad' })) {
          if (event.type !== 'text') continue;
          const { sentences, rest } = splitSentences(event.text);
          for (const sentence of [...sentences, rest.trim()])
            if (sentence !== '' && !texts.has(sentence)) missing.add(sentence);
        }
      }),
    );
    expect([...missing]).toEqual([]);
  });
});

describe('the keeper of prompts', () => {
  let clock: ManualClock;
  let kept: Map<string, PromptKey>;
  let voice: ReturnType<typeof scriptedVoice>;
  let answering: Receptionist[];
  let keeper: PromptKeeper;
  const nameOf = ({ voiceId, language, text }: PromptKey) => `${voiceId} ${language} ${text}`;

  beforeEach(() => {
    clock = new ManualClock();
    kept = new Map();
    voice = scriptedVoice();
    answering = [lamb];
    const prompts: PromptStore = {
      has: (key) => kept.has(nameOf(key)),
      read: async () => null,
      async write({ voiceId, language, text }) {
        const key = { voiceId, language, text };
        kept.set(nameOf(key), key);
      },
      async keepOnly(keys) {
        const names = new Set(keys.map(nameOf));
        for (const name of kept.keys()) if (!names.has(name)) kept.delete(name);
      },
    };
    const logger = createLogger('test', { level: 'silent' });
    keeper = new PromptKeeper({ clock, logger, voice, prompts, answering: async () => answering });
  });

  async function settle(): Promise<void> {
    for (let n = 0; n < 5; n += 1) await new Promise<void>((resolve) => setImmediate(resolve));
  }
  async function after(ms: number): Promise<void> {
    clock.advance(ms);
    await settle();
  }

  test('renders each sentence once, in the voice and language of its assistant', async () => {
    keeper.nudge();
    await after(promptKeeperTimes.soonMs);
    expect(voice.spoken).toEqual(promptTextsOf(lamb));
    keeper.nudge();
    await after(promptKeeperTimes.soonMs);
    expect(voice.spoken).toHaveLength(promptTextsOf(lamb).length);
    expect([...kept.values()][0]).toMatchObject({ voiceId: lamb.voiceId, language: 'en-US' });
  });

  test('follows a changed greeting, and forgets the old one', async () => {
    keeper.nudge();
    await after(promptKeeperTimes.soonMs);
    answering = [{ ...lamb, greeting: 'Good day.' }];
    keeper.nudge();
    await after(promptKeeperTimes.soonMs);
    const texts = [...kept.values()].map(({ text }) => text);
    expect(texts).toContain('Good day.');
    expect(texts).not.toContain('Hello, this is the Golden Lamb.');
  });

  test('tries again later when no voice can speak, and keeps what it has', async () => {
    keeper.nudge();
    await after(promptKeeperTimes.soonMs);
    const before = kept.size;
    answering = [{ ...lamb, greeting: 'Good day.' }];
    const { speak } = voice;
    voice.speak = () => {
      throw new Error('broken');
    };
    keeper.nudge();
    await after(promptKeeperTimes.soonMs);
    expect(kept.size).toBe(before);
    voice.speak = speak;
    await after(promptKeeperTimes.againMs);
    expect([...kept.values()].map(({ text }) => text)).toContain('Good day.');
  });

  test('renders nothing once it is stopped', async () => {
    keeper.nudge();
    await keeper.stop();
    await after(promptKeeperTimes.soonMs);
    keeper.nudge();
    await after(promptKeeperTimes.soonMs);
    expect(voice.spoken).toEqual([]);
  });
});
