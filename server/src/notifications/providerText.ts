import type { MailPayload } from '../jobs/mails.ts';
import type { Mail } from '../mail/transport.ts';
import { operatorMail } from './mailTemplate.ts';

type Payload = MailPayload<'provider'>;

const work: Record<Payload['part'], string> = {
  ears: 'recognises speech',
  model: 'runs the conversation',
  voice: 'generates speech',
};

const happened: Record<Payload['problem'], string> = {
  refused: 'The API key was rejected.',
  'over-quota': "The account's quota is used up.",
  unreachable: 'It failed several times in a row or could not be reached.',
};

/** Tells the operator that a provider was given up, or is back. Holds no key and nothing of any caller. */
export function providerMail(
  { part, label, problem, startedAtMs, endedAtMs, standIn }: Payload,
  publicUrl: string,
  to: string,
): Mail {
  const when = (ms: number) => new Date(ms).toISOString();
  const since = `This provider ${work[part]}. Belldesk at ${publicUrl} stopped using it at ${when(startedAtMs)}.`;
  const lines =
    endedAtMs === null
      ? [
          since,
          happened[problem],
          standIn === null ? 'No fallback is available.' : `${standIn} is used instead.`,
          '',
          'It is retried in the background and used again as soon as it works.',
        ]
      : [
          since,
          happened[problem],
          '',
          `It has been working again since ${when(endedAtMs)} and is in use.`,
        ];
  return {
    to,
    subject: endedAtMs === null ? `Provider down: ${label}` : `Provider back: ${label}`,
    text: [...lines, 'For details, see the voice log in DATA_DIR/logs.', ''].join('\n'),
  };
}

export const providerMails = {
  provider: operatorMail({
    find: (payload: Payload) => payload,
    render: (payload, operatorEmail, publicUrl) => providerMail(payload, publicUrl, operatorEmail),
    warning: 'a provider was given up or is back',
  }),
};
