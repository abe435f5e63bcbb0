import { z } from 'zod';
import { define, webAddress } from './setting.ts';

/** The settings of a second language model, which answers while the first does not. */
export const modelSettings = {
  OPENAI_FALLBACK_BASE_URL: define({
    schema: webAddress,
    mustBe: 'an http or https address',
    usual: 'OPENAI_BASE_URL',
    means:
      'Address of a second OpenAI-compatible service; its model answers while the first one fails',
  }),
  OPENAI_FALLBACK_API_KEY: define({
    schema: z.string(),
    mustBe: 'a key',
    usual: 'OPENAI_API_KEY, unless OPENAI_FALLBACK_BASE_URL is set',
    means: 'Key of the second service',
    secret: true,
  }),
  OPENAI_FALLBACK_MODEL: define({
    schema: z.string(),
    mustBe: 'the name of a model',
    usual: "the assistant's own",
    means: 'Model of the second service, or a second model of the first',
  }),
} as const;
