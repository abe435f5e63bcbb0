import type { Executor } from '../../db/client.ts';
import { lines, oneLine } from '../../mail/lines.ts';
import type { Mail } from '../../mail/transport.ts';
import { findNumber } from './queries.ts';

/** Tells the owner of the number their assistant got; null where it was taken away meanwhile. */
export async function numberAssignedMail(
  db: Executor,
  numberId: string,
  publicUrl: string,
): Promise<Mail | null> {
  const found = await findNumber(db, numberId);
  if (!found || found.ownerEmail === null || found.assistantName === null) return null;
  const { address: number } = found.row;
  return {
    to: found.ownerEmail,
    subject: oneLine(`Your number: ${number}`),
    text: lines(
      `${found.assistantName} has a number: ${number}`,
      '',
      'Your assistant now answers this number. Make a test call.',
      '',
      'To have it answer your existing number too, forward that number to this one,',
      'always or when you do not answer. Your carrier can tell you how.',
      '',
      `Your assistant: ${publicUrl}/my-assistant/manage`,
    ),
  };
}
