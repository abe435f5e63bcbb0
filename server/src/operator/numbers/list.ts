import type { NumberRequest } from '@belldesk/contract/product/operator';
import type { OperatorCtx } from '../../access/requireOperator.ts';
import { toE164 } from '../../customers/phoneNumber.ts';
import { toPage } from '../page.ts';
import { presentNumber } from './presenter.ts';
import { listNumbers, listRequests } from './queries.ts';

interface PageOf {
  readonly ctx: OperatorCtx;
  readonly input: { readonly cursor?: string | undefined };
}

/** Every number, answering or free, newest first. */
export async function readNumbers({ ctx, input }: PageOf) {
  return toPage(await listNumbers(ctx.db, input.cursor), presentNumber);
}

/** Published assistants that wait for a number, newest first. */
export async function readRequests({ ctx, input }: PageOf) {
  return toPage(await listRequests(ctx.db, input.cursor), (found): NumberRequest => {
    const { id, assistant, country, sip, ownerName, ownerEmail, isDone } = found;
    return {
      id,
      assistantName: assistant.name,
      businessNumber: toE164(assistant.phoneNumber, country) ?? assistant.phoneNumber,
      sipUri: sip.address,
      ownerName,
      ownerEmail,
      publishedAt: (sip.assignedAt ?? sip.createdAt).toISOString(),
      isDone,
    };
  });
}
