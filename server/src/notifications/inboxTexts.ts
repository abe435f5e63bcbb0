import { shortMomentText } from '@belldesk/contract/time/texts';
import { escaped } from '../escaped.ts';
import { type DigestForMail, findDigestForMail } from '../inbox/digest/queries.ts';
import { lines, oneLine } from '../mail/lines.ts';
import { mailPage } from '../mail/mailHtml.ts';
import type { Mail } from '../mail/transport.ts';
import { mailTemplate } from './mailTemplate.ts';
import { findMessageForMail } from './queries.ts';
import { pageOfCall } from './texts.ts';

type Left = Pick<DigestForMail['rows'][number], 'message' | 'callRowId' | 'caller'>;
type FoundMessage = NonNullable<Awaited<ReturnType<typeof findMessageForMail>>>;

/** A digest tells of so many one by one; the page shows the rest. */
export const MOST_IN_DIGEST = 50;
const E164 = /^\+\d{5,15}$/;

function pageOfInbox(publicUrl: string): string {
  return `${publicUrl}/my-assistant/inbox`;
}

/** Tells the owner of a message that a caller left, or of a request that could not be done. */
export function messageMail(found: FoundMessage, publicUrl: string): Mail {
  const { message, caller } = found;
  const who = message.name ?? caller ?? 'a caller';
  const heading =
    message.kind === 'request'
      ? 'A caller has an unresolved request.'
      : 'Your assistant took a message.';
  const inbox = pageOfInbox(publicUrl);
  return {
    to: found.email,
    subject: oneLine(`${message.urgent ? 'Urgent: new' : 'New'} ${message.kind} from ${who}`),
    text: lines(
      heading,
      message.urgent && 'Marked urgent.',
      '',
      message.text,
      '',
      `From: ${message.name ?? 'not given'}`,
      `Number: ${numberOf(found) ?? 'not given'}`,
      '',
      `The call: ${pageOfCall(publicUrl, found.callRowId)}`,
      `Your inbox: ${inbox}`,
    ),
    html: mailPage({
      title: heading,
      heading,
      parts: [itemHtml(found, publicUrl, null), `<p><a href="${inbox}">Open inbox</a></p>`],
    }),
  };
}

/** Tells the owner of everything that was left since the last digest. */
export function digestMail(found: DigestForMail, publicUrl: string): Mail {
  const { rows, all, timeZone } = found;
  const more = all - rows.length;
  const inbox = pageOfInbox(publicUrl);
  const heading = all === 1 ? '1 open message in your inbox' : `${all} open messages in your inbox`;
  const whenOf = ({ message }: Left) => shortMomentText(message.createdAt, timeZone);
  return {
    to: found.email,
    subject: oneLine(`${heading}, ${found.localDate}`),
    text: lines(
      `${heading}.`,
      '',
      ...rows.flatMap((row) => [
        `${row.message.name ?? 'No name'}, ${numberOf(row) ?? 'no number'}, ${whenOf(row)}`,
        row.message.urgent && 'Urgent',
        row.message.text,
        `The call: ${pageOfCall(publicUrl, row.callRowId)}`,
        '',
      ]),
      more > 0 && `And ${more} more in your inbox.`,
      `Your inbox: ${inbox}`,
    ),
    html: mailPage({
      title: heading,
      heading,
      parts: [
        ...rows.map((row) => itemHtml(row, publicUrl, whenOf(row))),
        ...(more > 0 ? [`<p>And ${more} more in your inbox.</p>`] : []),
        `<p><a href="${inbox}">Open inbox</a></p>`,
      ],
    }),
  };
}

/** The number that they gave, else the one that they called from. */
function numberOf({ message, caller }: Left): string | null {
  return message.phoneNumber ?? caller;
}

function itemHtml(row: Left, publicUrl: string, when: string | null): string {
  const { message } = row;
  const number = numberOf(row);
  const facts = [
    escaped(message.name ?? 'No name'),
    number === null ? 'no number' : callable(number),
    ...(when === null ? [] : [escaped(when)]),
  ];
  return lines(
    '<div style="margin:20px 0;padding:16px 0;border-top:1px solid #8A8F8C">',
    message.urgent && '<p style="margin:0;font-weight:600">Urgent</p>',
    `<p style="margin:0">${facts.join('<br>')}</p>`,
    `<p style="white-space:pre-wrap;overflow-wrap:anywhere">${escaped(message.text)}</p>`,
    `<p style="margin:0"><a href="${pageOfCall(publicUrl, row.callRowId)}">The call</a></p>`,
    '</div>',
  );
}

function callable(number: string): string {
  return E164.test(number) ? `<a href="tel:${number}">${number}</a>` : escaped(number);
}

/** Tell the owner of what callers left, at once or together. */
export const inboxMails = {
  message: mailTemplate({
    find: ({ id }: { readonly id: string }, { deps }) => findMessageForMail(deps.db, id),
    render: messageMail,
  }),
  'inbox-digest': mailTemplate({
    find: ({ id }: { readonly id: string }, { deps }) =>
      findDigestForMail(deps.db, id, MOST_IN_DIGEST),
    render: digestMail,
  }),
};
