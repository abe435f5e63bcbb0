import { z } from 'zod';
import { sessionOrganisation } from '../account.ts';
import {
  changeRoleInput,
  invitationAnswer,
  invitationInput,
  inviteInput,
  member,
  openInvitation,
  team,
} from '../members.ts';
import { base, none } from './base.ts';

const oneInvitation = z.strictObject({ id: z.uuid() });

export const membersApi = {
  /** Who works for the business, and who is invited. */
  list: base
    .route({ method: 'GET', path: '/members', tags: ['Team'] })
    .input(none)
    .output(team),
  /** Mails an invitation; an open one for the same address is renewed with this role. */
  invite: base
    .route({ method: 'POST', path: '/members/invitations', successStatus: 201, tags: ['Team'] })
    .input(inviteInput)
    .output(openInvitation),
  /** Mails an open invitation once more, with another link; the one before is void. */
  renewInvitation: base
    .route({ method: 'POST', path: '/members/invitations/{id}/renewal', tags: ['Team'] })
    .input(oneInvitation)
    .output(openInvitation),
  /** Withdraws an open invitation. */
  revokeInvitation: base
    .route({ method: 'DELETE', path: '/members/invitations/{id}', tags: ['Team'] })
    .input(oneInvitation)
    .output(z.object({ id: z.uuid() })),
  /** What the link of an invitation leads to, for whoever has it. */
  lookAtInvitation: base
    .route({ method: 'POST', path: '/invitations/link', tags: ['Team'] })
    .input(invitationInput)
    .output(invitationAnswer),
  /** Makes the one who asks a member, chooses that business, and confirms their address. */
  acceptInvitation: base
    .route({ method: 'POST', path: '/invitations/acceptance', tags: ['Team'] })
    .input(invitationInput)
    .output(sessionOrganisation),
  changeRole: base
    .route({ method: 'PATCH', path: '/members/{userId}', tags: ['Team'] })
    .input(changeRoleInput)
    .output(member),
  /** Takes a member out of the business; what they did there stays. */
  remove: base
    .route({ method: 'DELETE', path: '/members/{userId}', tags: ['Team'] })
    .input(z.strictObject({ userId: z.uuid() }))
    .output(z.object({ userId: z.uuid() })),
};
