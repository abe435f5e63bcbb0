import { networkInterfaces } from 'node:os';
import { resolve } from 'node:path';
import type { CheckoutMode } from '@belldesk/contract/checkoutMode';
import type { SampleContent } from '@belldesk/contract/sampleContent';
import { type CallLimits, callLimits } from './callLimitSettings.ts';
import { type CallTableConfig, callTableClashes, callTableConfig } from './callTableSettings.ts';
import { fallbackModelConfig, modelClashes } from './modelConfig.ts';
import { allTrunks, type Trunk } from './namedTrunks.ts';
import { type SendingLimits, sendingLimits } from './sendingSettings.ts';
import { settings, type Values } from './settings.ts';
import { type GoogleConfig, googleConfig, signInClashes } from './signInSettings.ts';
import { type SipLimitConfig, sipLimitConfig } from './sipLimitSettings.ts';
import {
  type ProviderConfig,
  type SpeechConfig,
  speechClashes,
  speechConfig,
} from './speechConfig.ts';
import {
  checkoutModeOf,
  type StripeConfig,
  stripeClashes,
  stripeConfig,
} from './stripeSettings.ts';
import { type ToolConfig, toolClashes, toolConfig } from './toolSettings.ts';
import { type SipTrunk, trunkConfig } from './trunkSettings.ts';

/** The settings, read and checked, every default filled in. */
export interface Config extends SpeechConfig, ToolConfig {
  readonly mode: 'production' | 'development';
  readonly port: number;
  /** Without a slash at its end. */
  readonly publicUrl: string;
  /** Addresses and networks whose X-Forwarded-For is believed. */
  readonly trustedProxies: readonly string[];
  /** Absolute. */
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
  /** Which weights may be fetched after the start. */
  readonly models: 'none' | 'english' | 'all';
  /** Absolute. */
  readonly modelsDir: string | undefined;
  readonly sipPort: number;
  /** Host name shown in SIP addresses. */
  readonly sipHost: string;
  readonly sipTrunk: SipTrunk | undefined;
  /** Where many callers come from by one address; see `createTrunkOf`. */
  readonly trunks: readonly Trunk[];
  /** Both ends belong to the range. */
  readonly rtpPorts: { readonly from: number; readonly to: number };
  /** Without a slash at its end. */
  readonly voiceUrl: string;
  readonly voiceApiKey?: string | undefined;
  readonly voicePort: number;
  readonly voiceHost: string;
  readonly callLimits: CallLimits;
  /** What strangers may ask of the SIP server. */
  readonly sipLimits: SipLimitConfig;
  /** Who people may sign in with, beside a password. */
  readonly google: GoogleConfig | undefined;
  readonly smtpUrl?: string | undefined;
  readonly mailFrom: string;
  /** Where demo requests are delivered; null where they are only mailed. */
  readonly demoWebhook: { readonly url: string | null; readonly isRequired: boolean };
  /** Where rows of calls are kept outside. */
  readonly callTable: CallTableConfig | null;
  readonly operatorEmail?: string | undefined;
  readonly stripe: StripeConfig | undefined;
  /** Hosts ("name" or "name:port", lower case) that webhooks may go to wherever they are. */
  readonly webhookHosts: readonly string[];
  /** How much may be sent to others, and how many may sign up. */
  readonly sending: SendingLimits;
  /** How plans are sold. */
  readonly checkout: CheckoutMode;
  /** Whether the site shows content that is still the sample. */
  readonly sampleContent: SampleContent;
  readonly openAiApiKey?: string | undefined;
  readonly openAiBaseUrl?: string | undefined;
  readonly openAiModel?: string | undefined;
  /** Answers while the first model fails. */
  readonly fallbackModel: ProviderConfig | undefined;
  readonly logLevel: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent';
}

/** A setting is wrong. The message names each wrong one and what would be right. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the settings of settings.ts from the environment. An empty text counts as not set.
 * @throws ConfigError naming every wrong setting
 */
export function loadConfig(env: Environment): Config {
  const values = readSettings(env);
  const port = values.PORT ?? 3_000;
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${port}`;
  const voicePort = values.VOICE_PORT ?? 8_090;
  return {
    mode: values.BELLDESK_MODE ?? 'production',
    port,
    publicUrl,
    trustedProxies: values.TRUSTED_PROXIES ?? [],
    dataDir: resolve(values.DATA_DIR ?? 'data'),
    databaseUrl: values.DATABASE_URL,
    models: values.MODELS ?? 'english',
    modelsDir: values.MODELS_DIR === undefined ? undefined : resolve(values.MODELS_DIR),
    sipPort: values.SIP_PORT ?? 5_060,
    sipHost: values.SIP_HOST ?? (values.PUBLIC_URL ? new URL(publicUrl).hostname : ownAddress()),
    sipTrunk: trunkConfig(values),
    trunks: allTrunks(values.SIP_TRUNKS ?? [], values.SIP_TRUNK?.host ?? null),
    rtpPorts: values.RTP_PORTS ?? { from: 20_000, to: 29_999 },
    voiceUrl: values.VOICE_URL ?? `http://127.0.0.1:${voicePort}`,
    voiceApiKey: values.VOICE_API_KEY,
    voicePort,
    voiceHost: values.VOICE_HOST ?? '127.0.0.1',
    callLimits: callLimits(values),
    sipLimits: sipLimitConfig(values),
    google: googleConfig(values),
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? `Belldesk <no-reply@${new URL(publicUrl).hostname}>`,
    operatorEmail: values.OPERATOR_EMAIL,
    stripe: stripeConfig(values),
    sending: sendingLimits(values),
    checkout: checkoutModeOf(values, values.BELLDESK_MODE === 'development'),
    demoWebhook: {
      url: values.DEMO_WEBHOOK_URL ?? null,
      isRequired: values.DEMO_WEBHOOK_URL !== undefined && (values.DEMO_WEBHOOK_REQUIRED ?? false),
    },
    webhookHosts: values.WEBHOOK_HOSTS ?? [],
    callTable: callTableConfig(values),
    sampleContent: values.SAMPLE_CONTENT ?? (isThisMachine(publicUrl) ? 'show' : 'hide'),
    openAiApiKey: values.OPENAI_API_KEY,
    openAiBaseUrl: values.OPENAI_BASE_URL,
    openAiModel: values.OPENAI_MODEL,
    fallbackModel: fallbackModelConfig(values),
    ...speechConfig(values),
    ...toolConfig(values),
    logLevel: values.LOG_LEVEL ?? 'info',
  };
}

function readSettings(env: Environment): Values {
  const values: Record<string, unknown> = {};
  const wrong: string[] = [];
  for (const [name, setting] of Object.entries(settings)) {
    const text = env[name]?.trim();
    if (!text) continue;
    const parsed = setting.schema.safeParse(text);
    if (parsed.success) values[name] = parsed.data;
    else {
      const shown = 'secret' in setting && setting.secret ? '' : ` (it is "${text}")`;
      wrong.push(`${name} must be ${setting.mustBe}${shown}.`);
    }
  }
  wrong.push(...clashes(values));
  if (wrong.length > 0) throw new ConfigError(wrong.join('\n'));
  return values as Values;
}

/** Settings that are right one by one and wrong together. */
function clashes(values: Values): string[] {
  const site = values.PORT ?? 3_000;
  const voice = values.VOICE_PORT ?? 8_090;
  const sip = values.SIP_PORT ?? 5_060;
  const rtp = values.RTP_PORTS ?? { from: 20_000, to: 29_999 };
  const found: string[] = [];
  if (site === voice) found.push(`VOICE_PORT must be another port than PORT (both are ${site}).`);
  if (sip === site) found.push(`SIP_PORT must be another port than PORT (both are ${site}).`);
  if (sip === voice)
    found.push(`SIP_PORT must be another port than VOICE_PORT (both are ${voice}).`);
  if (sip >= rtp.from && sip <= rtp.to)
    found.push(`RTP_PORTS must not hold SIP_PORT (${sip} lies in ${rtp.from}-${rtp.to}).`);
  if (values.SIP_TRUNK_PASSWORD !== undefined && !values.SIP_TRUNK)
    found.push('SIP_TRUNK must be set when SIP_TRUNK_PASSWORD is.');
  found.push(...callTableClashes(values));
  found.push(...signInClashes(values), ...speechClashes(values));
  found.push(...toolClashes(values), ...modelClashes(values), ...stripeClashes(values));
  return found;
}

/** The first IPv4 address that others on the network can reach, else loopback. */
function ownAddress(): string {
  for (const addresses of Object.values(networkInterfaces()))
    for (const address of addresses ?? [])
      if (address.family === 'IPv4' && !address.internal) return address.address;
  return '127.0.0.1';
}

/** Whether an address leads nowhere but here (RFC 6761 section 6.3, RFC 5735 section 3, RFC 4291 section 2.5.3). */
function isThisMachine(address: string): boolean {
  const { hostname } = new URL(address);
  return /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}
