import { servicesApi } from '@belldesk/contract/product/api/services';
import { implement } from '@orpc/server';
import type { Ctx } from '../../context.ts';
import { addService } from '../../features/services/add.ts';
import { changeService } from '../../features/services/change.ts';
import { listOwnServices } from '../../features/services/list.ts';
import { removeService } from '../../features/services/remove.ts';

const os = implement(servicesApi).$context<Ctx>();

export const servicesRoutes = os.router({
  list: os.list.handler(({ context: ctx }) => listOwnServices({ ctx })),
  add: os.add.handler(({ context: ctx, input }) => addService({ ctx, input })),
  change: os.change.handler(({ context: ctx, input }) => changeService({ ctx, input })),
  remove: os.remove.handler(({ context: ctx, input }) => removeService({ ctx, input })),
});
