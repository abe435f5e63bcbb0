import { z } from 'zod';
import { define, webAddress } from './setting.ts';

/** What the tools of assistants may use beyond the public internet. */
export interface ToolConfig {
  /** Hosts ("name" or "name:port", lower case) that HTTP tools may ask wherever they are. */
  readonly toolHosts: readonly string[];
  readonly sms: SmsConfig | undefined;
}

/** A Twilio account, or one of a service of the same API. */
export interface SmsConfig {
  readonly accountSid: string;
  readonly authToken: string;
  /** E.164 */
  readonly from: string;
  /** Without a slash at its end. */
  readonly url: string;
}

const HOST = /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/;

/** Hosts with commas between, in lower case. */
export const hostList = z
  .string()
  .transform((text) =>
    text
      .toLowerCase()
      .split(',')
      .map((host) => host.trim()),
  )
  .pipe(z.array(z.string().regex(HOST)).min(1));

/** The settings of what tools reach: services inside, and a carrier of texts. */
export const toolSettings = {
  TOOL_HOSTS: define({
    schema: hostList,
    mustBe: 'hosts, such as crm.internal,10.0.0.5:8080',
    usual: 'only the public internet',
    means: "Hosts inside your own network that owners' HTTP tools may ask",
  }),
  TWILIO_ACCOUNT_SID: define({
    schema: z.string().regex(/^[A-Za-z0-9]{4,64}$/),
    mustBe: 'an account SID: letters and digits',
    usual: 'no texts are sent',
    means:
      'Twilio account (or one of a service of the same API) by which assistants send texts, and customers are told of changes',
  }),
  TWILIO_AUTH_TOKEN: define({
    schema: z.string().regex(/^[\x21-\x7e]+$/),
    mustBe: 'a token: letters, digits and signs, without spaces',
    usual: 'no texts are sent',
    means: 'Token of that account',
    secret: true,
  }),
  SMS_FROM: define({
    schema: z.string().regex(/^\+[1-9]\d{6,14}$/),
    mustBe: 'a number in international form, such as +15005550006',
    usual: 'no texts are sent',
    means: 'Number of that account from which texts come',
  }),
  TWILIO_URL: define({
    schema: webAddress,
    mustBe: 'an http or https address',
    usual: 'https://api.twilio.com',
    means: 'Address of Twilio, or of a service of the same API',
  }),
} as const;

interface ToolValues {
  readonly TOOL_HOSTS?: readonly string[];
  readonly TWILIO_ACCOUNT_SID?: string;
  readonly TWILIO_AUTH_TOKEN?: string;
  readonly SMS_FROM?: string;
  readonly TWILIO_URL?: string;
}

export function toolConfig(values: ToolValues): ToolConfig {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, SMS_FROM: from } = values;
  return {
    toolHosts: values.TOOL_HOSTS ?? [],
    sms:
      accountSid && authToken && from
        ? { accountSid, authToken, from, url: values.TWILIO_URL ?? 'https://api.twilio.com' }
        : undefined,
  };
}

/** What is missing of a carrier that is set in part. */
export function toolClashes(values: ToolValues): string[] {
  const names = ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'SMS_FROM'] as const;
  const missing = names.filter((name) => values[name] === undefined);
  if (missing.length === 0 || missing.length === names.length) return [];
  const set = names.filter((name) => !missing.includes(name));
  return missing.map(
    (name) => `${name} must be set when ${set.join(' and ')} ${set.length > 1 ? 'are' : 'is'}.`,
  );
}
