import {
  DEFAULT_KEEPING,
  keepDaysOf,
  type RecordingKeeping,
  recordingKeeping,
} from '@belldesk/contract/product/recordings';
import { requireMember } from '../../access/requireMember.ts';
import type { Ctx } from '../../context.ts';
import { findKeepDays, writeKeepDays } from './queries.ts';

interface Rule {
  readonly keeping: RecordingKeeping;
}

/** How long the user's recordings are kept. @throws AppError unauthenticated */
export async function readRecordingRule({ ctx }: { ctx: Ctx }): Promise<Rule> {
  const member = requireMember(ctx, 'see how long recordings are kept');
  const days = await findKeepDays(ctx.db, member.organisationId);
  const keeping = recordingKeeping.options.find((each) => keepDaysOf[each] === days);
  return { keeping: keeping ?? DEFAULT_KEEPING };
}

/** What is older than the rule allows is deleted by the next day's job. @throws AppError unauthenticated */
export async function setRecordingRule({ ctx, input }: { ctx: Ctx; input: Rule }): Promise<Rule> {
  const member = requireMember(ctx, 'choose how long recordings are kept');
  await ctx.db.transaction((tx) =>
    writeKeepDays(tx, {
      organisationId: member.organisationId,
      keepDays: keepDaysOf[input.keeping],
      chosenAt: new Date(ctx.clock.nowMs()),
    }),
  );
  return { keeping: input.keeping };
}
