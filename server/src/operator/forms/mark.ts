import type { MarkInput } from '@belldesk/contract/product/operator';
import type { OperatorCtx } from '../../access/requireOperator.ts';
import { deleteMark, insertMark } from './queries.ts';

/** Marks a row as read, done or set aside, or takes the mark back. */
export async function markRow({ ctx, input }: { ctx: OperatorCtx; input: MarkInput }) {
  const { kind, id, isDone } = input;
  if (isDone) {
    await insertMark(ctx.db, {
      kind,
      subjectId: id,
      operatorId: ctx.operator.id,
      createdAt: new Date(ctx.clock.nowMs()),
    });
  } else {
    await deleteMark(ctx.db, kind, id);
  }
  return { done: true as const };
}
