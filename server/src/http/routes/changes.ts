import { changesApi } from '@belldesk/contract/product/api/changes';
import { implement } from '@orpc/server';
import type { Ctx } from '../../context.ts';
import { watchChanges } from '../../sessions/watchChanges.ts';

const os = implement(changesApi).$context<Ctx>();

export const changesRoutes = os.router({
  watch: os.watch.handler(({ context: ctx, input, signal }) =>
    watchChanges({ ctx, input, signal }),
  ),
});
