import { createHmac, randomBytes } from 'node:crypto';
import {
  WEBHOOK_ID_HEADER,
  WEBHOOK_SECRET_START,
  WEBHOOK_SIGNATURE_HEADER,
  WEBHOOK_TIMESTAMP_HEADER,
} from '@belldesk/contract/product/webhooks';

const SECRET_BYTES = 24;

/** A new secret, as the specification of Standard Webhooks writes it. */
export function newWebhookSecret(): string {
  return `${WEBHOOK_SECRET_START}${randomBytes(SECRET_BYTES).toString('base64')}`;
}

/**
 * The headers by which a receiver knows who sent a body, and that nobody changed it (Standard Webhooks, symmetric).
 * @param what.secrets each signs; more than one while a receiver changes from one to the next
 */
export function signedHeaders(what: {
  readonly id: string;
  readonly nowMs: number;
  readonly body: string;
  readonly secrets: readonly string[];
}): Record<string, string> {
  const seconds = Math.floor(what.nowMs / 1_000);
  const signed = `${what.id}.${seconds}.${what.body}`;
  const signatures = what.secrets.map((secret) => {
    const key = Buffer.from(secret.slice(WEBHOOK_SECRET_START.length), 'base64');
    return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
  });
  return {
    [WEBHOOK_ID_HEADER]: what.id,
    [WEBHOOK_TIMESTAMP_HEADER]: String(seconds),
    [WEBHOOK_SIGNATURE_HEADER]: signatures.join(' '),
  };
}
