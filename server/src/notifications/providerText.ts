import type { MailPayload } from '../jobs/mails.ts';
import type { Mail } from '../mail/transport.ts';
import { operatorMail } from './mailTemplate.ts';

type Payload = MailPayload<'provider'>;

const work: Record<Payload['part'], string> = {
  ears: 'listens to callers',
  model: 'leads the conversation',
  voice: 'speaks to callers',
};

const happened: Record<Payload['problem'], string> = {
  refused: 'It refuses the key.',
  'over-quota': 'It says that the quota of the account is used up.',
  unreachable: 'It failed several times in a row, or could not be reached.',
};

/** Tells the operator that a provider was given up, or is back. Holds no key and nothing of any caller. */
export function providerMail(
  { part, label, problem, startedAtMs, endedAtMs, standIn }: Payload,
  publicUrl: string,
  to: string,
): Mail {
  const when = (ms: number) => new Date(ms).toISOString();
  const since = `It ${work[part]}; since ${when(startedAtMs)} Belldesk at ${publicUrl} did without it.`;
  const lines =
    endedAtMs === null
      ? [
          since,
          happened[problem],
          standIn === null ? 'Nothing stands in for it.' : `${standIn} stands in for it.`,
          '',
          'It is tried again in the background, and used again as soon as it works.',
        ]
      : [since, happened[problem], '', `Since ${when(endedAtMs)} it works again and is used.`];
  return {
    to,
    subject: endedAtMs === null ? `Belldesk does without: ${label}` : `Back again: ${label}`,
    text: [...lines, 'The details stand in DATA_DIR/logs, in the log of voice.', ''].join('\n'),
  };
}

export const providerMails = {
  provider: operatorMail({
    find: (payload: Payload) => payload,
    render: (payload, operatorEmail, publicUrl) => providerMail(payload, publicUrl, operatorEmail),
    warning: 'a provider was given up or is back',
  }),
};
