import type { StartCheckoutInput, Subscription } from '@belldesk/contract/product/billing';
import { t } from '@lingui/core/macro';

/** Asks for a checkout; answers where it is. Rejects with the server's text, else "Failed to open the checkout". */
export async function startCheckout(input: StartCheckoutInput): Promise<string> {
  const { url } = await ask<{ url: string }>('billing/startCheckout', input);
  return url;
}

/** What the account has bought, and whether any money moves here at all. */
export function readSubscription(): Promise<Subscription> {
  return ask<Subscription>('billing/subscription', undefined);
}

/** The plain RPC form, so that the page needs no client library. */
async function ask<T>(operation: string, input: unknown): Promise<T> {
  const failed = t`Failed to open the checkout. Please try again.`;
  let answer: { json?: T & { message?: string } };
  let isOk = false;
  try {
    const response = await fetch(`/rpc/${operation}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ json: input }),
    });
    isOk = response.ok;
    answer = (await response.json()) as typeof answer;
  } catch (cause) {
    throw new Error(failed, { cause });
  }
  if (!isOk || answer.json === undefined) throw new Error(answer.json?.message || failed);
  return answer.json;
}
