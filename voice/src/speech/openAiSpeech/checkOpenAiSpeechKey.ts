import { type Clock, systemClock } from '@belldesk/kit/clock';
import { askWithKey, KEY_CHECK_DEADLINE_MS } from '../../rungs/askWithKey.ts';
import type { KeyCheck } from '../../rungs/refusal.ts';
import { authorization, OPENAI_SPEECH_URL } from './openAiSpeech.ts';

/**
 * Asks the service what it thinks of a key: GET /models (platform.openai.com, API reference, Models), which
 * costs nothing. OpenAI itself tells of an empty account only when it is to speak.
 */
export function checkOpenAiSpeechKey(options: {
  readonly apiKey: string;
  readonly url?: string | undefined;
  readonly clock?: Clock | undefined;
  readonly deadlineMs?: number | undefined;
}): Promise<KeyCheck> {
  const { apiKey, url = OPENAI_SPEECH_URL, clock = systemClock } = options;
  return askWithKey({
    url: `${url}/models`,
    headers: authorization(apiKey),
    clock,
    deadlineMs: options.deadlineMs ?? KEY_CHECK_DEADLINE_MS,
  });
}
