import { organisationsApi } from '@belldesk/contract/product/api/organisations';
import { implement } from '@orpc/server';
import type { Ctx } from '../../context.ts';
import { leaveOrganisation } from '../../organisations/members/change.ts';
import {
  addOwnOrganisation,
  chooseOrganisation,
  renameOwnOrganisation,
} from '../../organisations/own.ts';

const os = implement(organisationsApi).$context<Ctx>();

export const organisationsRoutes = os.router({
  add: os.add.handler(({ context: ctx, input }) => addOwnOrganisation({ ctx, input })),
  choose: os.choose.handler(({ context: ctx, input }) => chooseOrganisation({ ctx, input })),
  rename: os.rename.handler(({ context: ctx, input }) => renameOwnOrganisation({ ctx, input })),
  leave: os.leave.handler(({ context: ctx, input }) => leaveOrganisation({ ctx, input })),
});
