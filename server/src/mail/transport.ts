import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { forgetKept } from './forgetKept.ts';
import { htmlOfText } from './mailHtml.ts';

export interface Mail {
  readonly to: string;
  /** Who an answer goes to, where that is not the sender. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  /** The same for programs that show HTML; made of the text where it is left out. */
  readonly html?: string;
}

export interface Mailer {
  /**
   * Sends or keeps a mail. @param key the same for a mail that is tried again, so that it stays one
   * @throws the mail server's error when it did not take the mail
   */
  send(mail: Mail, key: string): Promise<void>;
  /** Deletes what was kept of mails to an address; a server keeps none for us. */
  forget?(address: string): Promise<void>;
  close(): void;
}

export interface MailerOptions {
  readonly smtpUrl?: string | undefined;
  readonly from: string;
  /** Host of the site, for the Message-ID (RFC 5322 section 3.6.4). */
  readonly host: string;
  /** Where mail is kept when no server sends it. */
  readonly folder: string;
}

const SMTP_TIMEOUT_MS = 20_000;

/** Mail by SMTP, or, without a server, each as a file of RFC 5322 text in `folder`. */
export function createMailer(options: MailerOptions): Mailer {
  const { smtpUrl, folder } = options;
  const message = (mail: Mail, key: string): SendMailOptions => ({
    from: options.from,
    to: mail.to,
    ...(mail.replyTo !== undefined && { replyTo: mail.replyTo }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html ?? htmlOfText(mail.subject, mail.text),
    messageId: `<${key}@${options.host}>`,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  if (smtpUrl !== undefined) {
    const smtp = createTransport({
      url: smtpUrl,
      connectionTimeout: SMTP_TIMEOUT_MS,
      greetingTimeout: SMTP_TIMEOUT_MS,
      socketTimeout: SMTP_TIMEOUT_MS,
    });
    return {
      send: async (mail, key) => void (await smtp.sendMail(message(mail, key))),
      close: () => smtp.close(),
    };
  }
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(mail, key) {
      const { message: text } = await writer.sendMail(message(mail, key));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const draft = join(folder, `.${key}`);
      try {
        await writeFile(draft, text as Buffer, { mode: 0o600 });
        // Keys are UUIDv7: files sort by time, and a mail tried again replaces itself.
        await rename(draft, join(folder, `${key}.eml`));
      } catch (error) {
        // On a full disk half a mail takes space for nothing; it is tried again.
        await rm(draft, { force: true });
        throw error;
      }
    },
    forget: (address) => forgetKept(folder, address),
    close: () => writer.close(),
  };
}
