import type { FailedJob } from '@belldesk/contract/product/operator';
import type { OperatorCtx } from '../../access/requireOperator.ts';
import { toPage } from '../page.ts';
import { type JobRow, listFailedJobs } from './queries.ts';

const MAX_PROBLEM_CHARACTERS = 200;
/** Mail servers repeat whom a mail was for. */
const MAIL_ADDRESS = /[^\s<>"',;:]+@[^\s<>"',;:]+/g;

/** Mails, webhooks and other work that did not succeed, newest first. */
export async function readFailedJobs({
  ctx,
  input,
}: {
  ctx: OperatorCtx;
  input: { readonly cursor?: string | undefined };
}) {
  return toPage(await listFailedJobs(ctx.db, input.cursor), present);
}

function present(row: JobRow): FailedJob {
  return {
    id: row.id,
    queue: row.queue,
    payload: row.payload,
    state: row.state === 'retry' ? 'waiting' : 'given-up',
    tries: row.tries,
    problem:
      row.problem?.replace(MAIL_ADDRESS, 'an address').slice(0, MAX_PROBLEM_CHARACTERS) ?? null,
    createdAt: row.created_at.toISOString(),
    nextTryAt: row.next_try_at?.toISOString() ?? null,
  };
}
