import type { OperatorDemo } from '@belldesk/contract/product/operator';
import type { OperatorCtx } from '../../access/requireOperator.ts';
import { toPage } from '../page.ts';
import { listContacts, listDemos, listLeads } from './queries.ts';

interface PageOf {
  readonly ctx: OperatorCtx;
  readonly input: { readonly cursor?: string | undefined };
}

/** What visitors wrote on the contact page, newest first. */
export async function readContacts({ ctx, input }: PageOf) {
  return toPage(await listContacts(ctx.db, input.cursor), ({ contact, isDone }) => ({
    ...contact,
    createdAt: contact.createdAt.toISOString(),
    isDone,
  }));
}

/** Who wishes to be shown the product, and whether the webhook has it, newest first. */
export async function readDemos({ ctx, input }: PageOf) {
  const undelivered = ctx.demoWebhook.url === null ? 'not-configured' : 'waiting';
  return toPage(await listDemos(ctx.db, input.cursor), ({ demo, isDone }): OperatorDemo => {
    const { id, name, email, company, demoDate, timeZone, message, createdAt, deliveredAt } = demo;
    return {
      id,
      name,
      email,
      company,
      demoDate,
      timeZone,
      message,
      createdAt: createdAt.toISOString(),
      delivery: deliveredAt ? 'delivered' : undelivered,
      deliveredAt: deliveredAt?.toISOString() ?? null,
      isDone,
    };
  });
}

/** Who wishes to be called, newest first. */
export async function readLeads({ ctx, input }: PageOf) {
  return toPage(await listLeads(ctx.db, input.cursor), ({ lead, isDone }) => ({
    ...lead,
    createdAt: lead.createdAt.toISOString(),
    isDone,
  }));
}
