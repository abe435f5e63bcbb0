import { locationsApi } from '@belldesk/contract/product/api/locations';
import { implement } from '@orpc/server';
import type { Ctx } from '../../context.ts';
import { addLocation } from '../../organisations/locations/add.ts';
import { listOwnLocations } from '../../organisations/locations/list.ts';
import { changeLocation } from '../../scheduling/locations/change.ts';
import { removeLocation } from '../../scheduling/locations/remove.ts';

const os = implement(locationsApi).$context<Ctx>();

export const locationsRoutes = os.router({
  list: os.list.handler(({ context: ctx }) => listOwnLocations({ ctx })),
  add: os.add.handler(({ context: ctx, input }) => addLocation({ ctx, input })),
  change: os.change.handler(({ context: ctx, input }) => changeLocation({ ctx, input })),
  remove: os.remove.handler(({ context: ctx, input }) => removeLocation({ ctx, input })),
});
