import { recordingsApi } from '@belldesk/contract/product/api/recordings';
import { implement } from '@orpc/server';
import { readPeaks } from '../../calls/recordings/peaks.ts';
import { readRecordingRule, setRecordingRule } from '../../calls/recordings/rule.ts';
import type { Ctx } from '../../context.ts';

const os = implement(recordingsApi).$context<Ctx>();

export const recordingsRoutes = os.router({
  rule: os.rule.handler(({ context: ctx }) => readRecordingRule({ ctx })),
  setRule: os.setRule.handler(({ context: ctx, input }) => setRecordingRule({ ctx, input })),
  peaks: os.peaks.handler(({ context: ctx, input }) => readPeaks({ ctx, input })),
});
