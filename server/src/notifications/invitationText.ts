import type { MemberRole } from '@belldesk/contract/product/roles';
import type { Mail } from '../mail/transport.ts';
import { newInvitationLink } from '../organisations/invitations/link.ts';
import { accountMail } from './accountTexts.ts';
import { mailTemplate } from './mailTemplate.ts';

/** Of the name of a business, the one text of this mail that somebody typed. */
const MOST_NAME_CHARACTERS = 80;

const work: Readonly<Record<MemberRole, string>> = {
  owner: 'as an owner, with full access including the plan and members',
  manager: 'as a manager, with access to its receptionist, calls, bookings and settings',
  staff: 'as staff, with access to its calls, bookings and inbox',
};

/** Asks somebody to work for a business; they may have no account yet. */
export function invitationMail(
  invited: {
    readonly email: string;
    readonly organisationName: string;
    readonly role: MemberRole;
    readonly token: string;
  },
  publicUrl: string,
): Mail {
  const { email, organisationName, role, token } = invited;
  const name = shortName(organisationName);
  return accountMail({
    to: email,
    subject: `${name} invites you to Belldesk`,
    heading: "You're invited",
    before: [
      `${name} uses Belldesk to answer its calls and invites you to join its team, ${work[role]}.`,
      'To accept, open this link. You need a Belldesk account with this email address, and you can create one there.',
    ],
    link: { address: `${publicUrl}/invitation#${token}`, caption: 'View invitation' },
    after: [
      'The link is valid for seven days and works once.',
      'If you did not expect this, ignore this email.',
    ],
  });
}

function shortName(name: string): string {
  const line = name.replaceAll(/\s+/g, ' ').trim();
  return line.length <= MOST_NAME_CHARACTERS ? line : `${line.slice(0, MOST_NAME_CHARACTERS - 1)}…`;
}

export const invitationMails = {
  invitation: mailTemplate({
    find: ({ id }: { readonly id: string }, { deps }) => newInvitationLink(deps, id),
    render: invitationMail,
  }),
};
