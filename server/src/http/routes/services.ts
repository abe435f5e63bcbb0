import { servicesApi } from '@belldesk/contract/product/api/services';
import { implement } from '@orpc/server';
import type { Ctx } from '../../context.ts';
import { addService } from '../../scheduling/services/add.ts';
import { changeService } from '../../scheduling/services/change.ts';
import { listOwnServices } from '../../scheduling/services/list.ts';
import { removeService } from '../../scheduling/services/remove.ts';

const os = implement(servicesApi).$context<Ctx>();

export const servicesRoutes = os.router({
  list: os.list.handler(({ context: ctx, input }) => listOwnServices({ ctx, input })),
  add: os.add.handler(({ context: ctx, input }) => addService({ ctx, input })),
  change: os.change.handler(({ context: ctx, input }) => changeService({ ctx, input })),
  remove: os.remove.handler(({ context: ctx, input }) => removeService({ ctx, input })),
});
