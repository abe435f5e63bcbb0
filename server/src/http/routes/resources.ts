import { resourcesApi } from '@belldesk/contract/product/api/resources';
import { implement } from '@orpc/server';
import type { Ctx } from '../../context.ts';
import { addResource } from '../../scheduling/resources/add.ts';
import { changeResource } from '../../scheduling/resources/change.ts';
import { listOwnResources } from '../../scheduling/resources/list.ts';
import { removeResource } from '../../scheduling/resources/remove.ts';

const os = implement(resourcesApi).$context<Ctx>();

export const resourcesRoutes = os.router({
  list: os.list.handler(({ context: ctx, input }) => listOwnResources({ ctx, input })),
  add: os.add.handler(({ context: ctx, input }) => addResource({ ctx, input })),
  change: os.change.handler(({ context: ctx, input }) => changeResource({ ctx, input })),
  remove: os.remove.handler(({ context: ctx, input }) => removeResource({ ctx, input })),
});
