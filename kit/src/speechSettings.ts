import { type VoiceId, voiceId } from '@belldesk/contract/catalogue/voices';
import { z } from 'zod';
import { define, webAddress } from './setting.ts';

const webSocketAddress = z
  .url({ protocol: /^wss?$/ })
  .transform((text) => text.replace(/\/+$/, ''));

/** Goes into a header as it stands. */
const key = z.string().regex(/^[\x21-\x7e]+$/);

const keyMustBe = 'a key: letters, digits and signs, without spaces';

/** "amelia=X,chris=Y" */
const voiceNames = z
  .string()
  .transform((text) => text.split(',').map((pair) => pair.split('=').map((part) => part.trim())))
  .pipe(z.array(z.tuple([voiceId, z.string().min(1)])))
  .transform((pairs): Partial<Readonly<Record<VoiceId, string>>> => Object.fromEntries(pairs));

const voiceNamesMustBe = 'voices and their names there, such as amelia=X,chris=Y';

/** The settings of the services that speak and listen. */
export const speechSettings = {
  OPENAI_SPEECH_MODEL: define({
    schema: z.string(),
    mustBe: 'the name of a model',
    usual: 'it does not speak',
    means:
      'Model of an OpenAI-compatible speech service, such as gpt-4o-mini-tts; with it that service speaks',
  }),
  OPENAI_SPEECH_URL: define({
    schema: webAddress,
    mustBe: 'an http or https address',
    usual: 'OPENAI_BASE_URL',
    means: 'Address of the speech service, with its version: https://host/v1',
  }),
  OPENAI_SPEECH_API_KEY: define({
    schema: key,
    mustBe: keyMustBe,
    usual: 'OPENAI_API_KEY, unless OPENAI_SPEECH_URL is set',
    means: 'Key of the speech service',
    secret: true,
  }),
  OPENAI_SPEECH_VOICES: define({
    schema: voiceNames,
    mustBe: voiceNamesMustBe,
    usual: 'amelia=shimmer,chris=fable,jennifer=nova,michael=onyx',
    means: "The speech service's voices for those of the product",
  }),
  ELEVENLABS_API_KEY: define({
    schema: key,
    mustBe: keyMustBe,
    usual: 'it does not speak',
    means: 'Key of ElevenLabs; with it ElevenLabs speaks',
    secret: true,
  }),
  ELEVENLABS_URL: define({
    schema: webAddress,
    mustBe: 'an http or https address',
    usual: 'https://api.elevenlabs.io',
    means: 'Address of ElevenLabs, or of one of its regions',
  }),
  ELEVENLABS_MODEL: define({
    schema: z.string(),
    mustBe: 'the name of a model',
    usual: 'eleven_flash_v2_5',
    means: 'Model of ElevenLabs',
  }),
  ELEVENLABS_VOICES: define({
    schema: voiceNames,
    mustBe: voiceNamesMustBe,
    usual: 'Alice, George, Sarah and Brian of its default voices',
    means: "Ids of ElevenLabs's voices for those of the product, such as amelia=ID,chris=ID",
  }),
  DEEPGRAM_API_KEY: define({
    schema: key,
    mustBe: keyMustBe,
    usual: 'it does not listen',
    means: 'Key of Deepgram; with it Deepgram listens to callers',
    secret: true,
  }),
  DEEPGRAM_URL: define({
    schema: webSocketAddress,
    mustBe: 'a ws or wss address',
    usual: 'wss://api.deepgram.com',
    means: 'Address of Deepgram, or of one of its regions',
  }),
  DEEPGRAM_MODEL: define({
    schema: z.string().regex(/^(?!flux)/),
    mustBe: 'the name of a Nova model (Flux is another protocol)',
    usual: 'nova-3',
    means: 'Model of Deepgram',
  }),
} as const;
