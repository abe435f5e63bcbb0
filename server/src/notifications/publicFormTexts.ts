import { newConfirmation } from '../forms/newsletter/confirmation.ts';
import {
  type ContactMessage,
  type DemoRequest,
  findContactMessage,
  findDemoRequest,
  findLead,
  type Lead,
} from '../forms/queries.ts';
import { lines, oneLine } from '../mail/lines.ts';
import type { Mail } from '../mail/transport.ts';
import { admitUnconfirmed } from '../sending/admitUnconfirmed.ts';
import { mailTemplate, operatorMail } from './mailTemplate.ts';

/** Tells the operator what a visitor wrote; an answer goes to the visitor. */
export function contactMail(found: ContactMessage, operator: string): Mail {
  return {
    to: operator,
    replyTo: found.email,
    subject: oneLine(`${found.subject}: ${found.name}`),
    text: lines(`${found.name} (${found.email}) wrote on the contact page:`, '', found.message),
  };
}

/** Tells the operator of a demo request. */
export function demoRequestMail(found: DemoRequest, operator: string): Mail {
  return {
    to: operator,
    replyTo: found.email,
    subject: oneLine(`Demo request for ${found.demoDate}: ${found.company}`),
    text: lines(
      `${found.name} (${found.email}) of ${found.company} requests a demo.`,
      '',
      `Preferred day: ${found.demoDate} (${found.timeZone})`,
      `Newsletter: ${found.newsletter ? 'yes' : 'no'}`,
      '',
      found.message,
    ),
  };
}

/** Tells the operator of somebody who wishes to be called. */
export function leadMail(found: Lead, operator: string): Mail {
  return {
    to: operator,
    replyTo: found.email,
    subject: oneLine(`Get started: ${found.company}`),
    text: lines(
      `${found.name} of ${found.company} wants to get started.`,
      '',
      `Email: ${found.email}`,
      `Phone: ${found.phone}`,
      found.heardFrom !== null && `Heard of us through: ${found.heardFrom}`,
    ),
  };
}

/** Asks an address whether it wants the newsletter. */
export function newsletterConfirmMail(
  asked: { readonly email: string; readonly token: string; readonly subscriberId: string },
  publicUrl: string,
): Mail {
  return {
    to: asked.email,
    subject: 'Please confirm your subscription',
    text: lines(
      'We received a request to subscribe this address to the Belldesk newsletter.',
      '',
      'If this was you, please confirm:',
      `${publicUrl}/newsletter/confirm?token=${asked.token}`,
      '',
      'The link is valid for seven days. If this was not you, ignore this email. You will not be subscribed.',
      '',
      'Unsubscribe:',
      `${publicUrl}/newsletter/unsubscribe?id=${asked.subscriberId}`,
    ),
  };
}

/** Of the public forms. What goes to the operator is kept all the same: the console shows it. */
export const formMails = {
  contact: operatorMail({
    find: ({ id }: { readonly id: string }, { deps }) => findContactMessage(deps.db, id),
    render: contactMail,
  }),
  'demo-request': operatorMail({
    find: ({ id }: { readonly id: string }, { deps }) => findDemoRequest(deps.db, id),
    render: demoRequestMail,
  }),
  lead: operatorMail({
    find: ({ id }: { readonly id: string }, { deps }) => findLead(deps.db, id),
    render: leadMail,
  }),
  'newsletter-confirm': mailTemplate({
    async find({ id }: { readonly id: string }, { deps }, jobId) {
      const asked = await newConfirmation(deps, id);
      const isAdmitted =
        asked && (await admitUnconfirmed(deps, { id: jobId, to: asked.email, userId: null }));
      return isAdmitted ? { ...asked, subscriberId: id } : null;
    },
    render: newsletterConfirmMail,
  }),
};
