import {
  type DemoRequestPayload,
  demoRequestPayload,
} from '@belldesk/contract/product/publicForms';
import type { Deps } from '../context.ts';
import { lockDemoRequest, markDelivered } from './queries.ts';

const DEADLINE_MS = 10_000;

/**
 * Delivers a demo request to the automation webhook, once: its row is held meanwhile, what was accepted is noted,
 * and the same id in the header Idempotency-Key lets it tell a second delivery that only its answer was lost of.
 * @throws Error when it does not answer ok within its deadline: the job tries again, more and more slowly
 */
export function deliverDemoRequest(
  { db, clock, demoWebhook }: Pick<Deps, 'db' | 'clock' | 'demoWebhook'>,
  id: string,
): Promise<void> {
  return db.transaction(async (tx) => {
    const found = await lockDemoRequest(tx, id);
    if (!found || found.deliveredAt || demoWebhook.url === null) return;
    const { name, company, message, email, newsletter, demoDate, createdAt } = found;
    const payload: DemoRequestPayload = demoRequestPayload.parse({
      name,
      company,
      message,
      email,
      newsletter,
      demoDate,
      timestamp: createdAt.toISOString(),
    });
    const answer = await fetch(demoWebhook.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': id },
      body: JSON.stringify(payload),
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`the webhook for demo requests answered ${answer.status}`);
    await markDelivered(tx, id, new Date(clock.nowMs()));
  });
}
