import { type SmsTool, sendSmsArguments } from '@belldesk/contract/voice/ownTools';
import type { SmsCarrier, TextOutcome } from '@belldesk/kit/sms/carrier';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { refusal, uncertain } from '../toolResultText.ts';

/** A caller who talks a model into more is no customer. */
export const MAX_TEXTS_A_CALL = 3;

const SAID: Readonly<Record<Extract<TextOutcome, { kind: 'refused' }>['why'], string>> = {
  'invalid-number': 'That number cannot get texts. Nothing was sent.',
  unsubscribed: 'That number has asked for no more texts. Nothing was sent.',
  'over-quota': 'No more texts can be sent at the moment. Nothing was sent.',
  refused: 'The carrier refused the text. Nothing was sent.',
};

/** Sends a text to the caller's number, or one in international form. The result is text for the model. */
export async function sendSms(
  tool: SmsTool,
  values: Readonly<Record<string, unknown>>,
  callerNumber: string | null,
  carrier: SmsCarrier,
): Promise<string> {
  const parsed = sendSmsArguments.safeParse(values);
  if (!parsed.success)
    return refusal('Nothing was sent. A message of 1 to 640 characters is needed.');
  const number = parsePhoneNumberFromString(parsed.data.phoneNumber ?? callerNumber ?? '');
  if (!number?.isValid())
    return refusal(
      'Nothing was sent. Ask for a telephone number with its country code, such as +44.',
    );
  const outcome = await carrier.send({
    to: number.number,
    from: tool.metadata?.from ?? null,
    text: parsed.data.message,
  });
  switch (outcome.kind) {
    case 'accepted':
      return JSON.stringify({ ok: true, status: 'The carrier has taken the text.' });
    case 'refused':
      return refusal(SAID[outcome.why]);
    case 'uncertain':
      return uncertain();
  }
}
