import type { Deps } from '../context.ts';
import type { Mail, Mailer } from '../mail/transport.ts';

/** What mails are found, made and sent with. */
export interface MailMeans {
  readonly deps: Deps;
  readonly mailer: Mailer;
  readonly publicUrl: string;
  /** Who is told of number requests and of alarms; null when nobody is. */
  readonly operatorEmail: string | null;
}

/** Sends a mail; run twice with the same job, whoever receives it can tell that it is the same. */
export type SendMail<Payload> = (
  payload: Payload,
  means: MailMeans,
  jobId: string,
) => Promise<void>;

interface Template<Payload, Found> {
  /** What the mail tells, and to whom; null where that is gone, or nobody may be written to. */
  find(payload: Payload, means: MailMeans, jobId: string): Promise<Found | null>;
  render(found: Found, publicUrl: string): Mail;
  /** Once it has been sent. */
  sent?(payload: Payload, means: MailMeans): Promise<void>;
}

/** One kind of mail: how what it tells is found, and how it is written. */
export function mailTemplate<Payload, Found>({
  find,
  render,
  sent,
}: Template<Payload, Found>): SendMail<Payload> {
  return async (payload, means, jobId) => {
    const found = await find(payload, means, jobId);
    if (found === null) return;
    await means.mailer.send(render(found, means.publicUrl), jobId);
    await sent?.(payload, means);
  };
}

/** The same to the operator, where there is one. */
export function operatorMail<Payload, Found>(template: {
  find(payload: Payload, means: MailMeans): Promise<Found | null> | Found;
  render(found: Found, operatorEmail: string, publicUrl: string): Mail;
  /** Told to the log where nobody is named. */
  readonly warning?: string;
  readonly level?: 'warn' | 'error';
}): SendMail<Payload> {
  const { find, render, warning, level = 'warn' } = template;
  return mailTemplate({
    async find(payload: Payload, means) {
      const { deps, operatorEmail } = means;
      if (operatorEmail === null) {
        if (warning !== undefined) deps.logger[level](`${warning} and no OPERATOR_EMAIL is set`);
        return null;
      }
      const found = await find(payload, means);
      return found === null ? null : { found, operatorEmail };
    },
    render: ({ found, operatorEmail }, publicUrl) => render(found, operatorEmail, publicUrl),
  });
}
