import { membersApi } from '@belldesk/contract/product/api/members';
import { implement } from '@orpc/server';
import type { Ctx } from '../../context.ts';
import { acceptInvitation } from '../../organisations/invitations/accept.ts';
import {
  invite,
  renewInvitation,
  revokeInvitation,
} from '../../organisations/invitations/invite.ts';
import { lookAtInvitation } from '../../organisations/invitations/link.ts';
import { changeRole, removeMember } from '../../organisations/members/change.ts';
import { listTeam } from '../../organisations/members/list.ts';

const os = implement(membersApi).$context<Ctx>();

export const membersRoutes = os.router({
  list: os.list.handler(({ context: ctx }) => listTeam({ ctx })),
  invite: os.invite.handler(({ context: ctx, input }) => invite({ ctx, input })),
  renewInvitation: os.renewInvitation.handler(({ context: ctx, input }) =>
    renewInvitation({ ctx, input }),
  ),
  revokeInvitation: os.revokeInvitation.handler(({ context: ctx, input }) =>
    revokeInvitation({ ctx, input }),
  ),
  lookAtInvitation: os.lookAtInvitation.handler(({ context: ctx, input }) =>
    lookAtInvitation({ ctx, input }),
  ),
  acceptInvitation: os.acceptInvitation.handler(({ context: ctx, input }) =>
    acceptInvitation({ ctx, input }),
  ),
  changeRole: os.changeRole.handler(({ context: ctx, input }) => changeRole({ ctx, input })),
  remove: os.remove.handler(({ context: ctx, input }) => removeMember({ ctx, input })),
});
