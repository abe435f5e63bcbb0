import { z } from 'zod';
import type { Logger } from '../logger.ts';
import type { SmsCarrier, TextOutcome } from './carrier.ts';

const TIMEOUT_MS = 10_000;

export interface TwilioOptions {
  readonly accountSid: string;
  readonly authToken: string;
  /** E.164 */
  readonly from: string;
  /** Without a slash at its end. */
  readonly url: string;
  readonly logger: Logger;
  /** How long the carrier may take, ms. */
  readonly timeoutMs?: number;
}

const accepted = z.object({ sid: z.string() });
const refused = z.object({ code: z.number() });

type Why = Extract<TextOutcome, { kind: 'refused' }>['why'];

/** Codes of www.twilio.com/docs/api/errors */
const WHY: Readonly<Partial<Record<number, Why>>> = {
  21211: 'invalid-number',
  21214: 'invalid-number',
  21217: 'invalid-number',
  21614: 'invalid-number',
  21610: 'unsubscribed',
  20429: 'over-quota',
  14107: 'over-quota',
  30001: 'over-quota',
  63038: 'over-quota',
};

/**
 * Texts by Twilio's Programmable Messaging, or a service of the same API: POST of a form to
 * /2010-04-01/Accounts/{sid}/Messages.json (www.twilio.com/docs/messaging/api/message-resource).
 * That API knows no idempotency key, so a text is handed over once and never again.
 */
export function createTwilio(options: TwilioOptions): SmsCarrier {
  const { accountSid, authToken, url, logger } = options;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  return {
    name: 'twilio',
    async send(message) {
      try {
        const response = await fetch(`${url}/2010-04-01/Accounts/${accountSid}/Messages.json`, {
          method: 'POST',
          headers: { authorization },
          body: new URLSearchParams({
            To: message.to,
            From: message.from ?? options.from,
            Body: message.text,
          }),
          redirect: 'error',
          signal: AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS),
        });
        return await outcomeOf(response);
      } catch {
        // What was thrown may hold the number.
        logger.warn({ carrier: 'twilio' }, 'the carrier gave no answer that can be read');
        return { kind: 'uncertain' };
      }
    },
  };
}

async function outcomeOf(response: Response): Promise<TextOutcome> {
  if (response.ok) return { kind: 'accepted', id: accepted.parse(await response.json()).sid };
  if (response.status >= 500) return { kind: 'uncertain' };
  if (response.status === 429) return { kind: 'refused', why: 'over-quota' };
  const { code } = refused.parse(await response.json().catch(() => ({ code: 0 })));
  return { kind: 'refused', why: WHY[code] ?? 'refused' };
}
