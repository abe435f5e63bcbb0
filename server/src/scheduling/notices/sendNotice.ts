import type { NotTold } from '@belldesk/contract/product/customerNotice';
import type { Deps } from '../../context.ts';
import { announceSchedule } from '../../events/queries.ts';
import { lines, oneLine } from '../../mail/lines.ts';
import type { Mailer } from '../../mail/transport.ts';
import { takeSentBack } from '../../sending/queries.ts';
import { changeState, type FoundNotice, findNotice, type NoticeRow } from './queries.ts';
import { stillHolds } from './stillHolds.ts';
import { noticeText, noticeWords } from './words.ts';

/** After so long nobody is told by a machine any more: it would say what is over. */
const TOO_LATE_MS = 24 * 60 * 60_000;

const WHY_THIS_MAIL =
  'You received this email because a booking was made with your email address. If you did not book, ignore this email.';

type Tools = Pick<Deps, 'clock' | 'db' | 'texts'> & { readonly mailer: Mailer };

/**
 * Tells a customer of a change, and the calendar what became of it. A text is handed over once: carriers
 * know no key by which a second one would be the same.
 * @throws the mail server's error when it did not take the mail
 */
export async function sendNotice(
  { clock, db, texts, mailer }: Tools,
  noticeId: string,
  jobId: string,
): Promise<void> {
  const found = await findNotice(db, noticeId);
  if (!found) return;
  const { organisationId } = found.notice;
  const settle = (from: NoticeRow['state'], to: NoticeRow['state'], why?: NotTold) =>
    db.transaction(async (tx) => {
      if (!(await changeState(tx, noticeId, { from, to, why }))) return;
      // What was not sent counts for no limit.
      if (to === 'refused') await takeSentBack(tx, noticeId);
      await announceSchedule(tx, organisationId);
    });
  if (clock.nowMs() - found.notice.createdAt.getTime() > TOO_LATE_MS) {
    await settle('waiting', 'refused', 'too-late');
    await settle('sending', 'uncertain');
    return;
  }
  if (found.notice.state === 'waiting' && (!found.isConfirmed || found.suspendedAt)) {
    return settle('waiting', 'refused', 'unconfirmed');
  }
  if (found.notice.state === 'waiting' && found.mayBeWrittenTo === false) {
    return settle('waiting', 'refused', 'not-wanted');
  }
  if (found.notice.state === 'waiting' && !stillHolds(found)) {
    return settle('waiting', 'refused', 'changed');
  }
  if (found.notice.by === 'mail') {
    if (found.notice.state !== 'waiting') return;
    await mailer.send(mailOf(found), jobId);
    await settle('waiting', 'sent');
    return;
  }
  if (!(await changeState(db, noticeId, { from: 'waiting', to: 'sending' }))) {
    // A worker ended between handing it over and writing down the answer.
    await settle('sending', 'uncertain');
    return;
  }
  const outcome = await byText(texts, found);
  await settle('sending', outcome, outcome === 'refused' ? 'carrier' : undefined);
}

async function byText(
  texts: Tools['texts'],
  found: FoundNotice,
): Promise<'sent' | 'refused' | 'uncertain'> {
  const outcome = await texts?.send({
    to: found.notice.to,
    from: null,
    text: noticeText(found),
  });
  if (outcome?.kind === 'accepted') return 'sent';
  return outcome?.kind === 'uncertain' ? 'uncertain' : 'refused';
}

function mailOf(found: FoundNotice) {
  const { subject, text, items } = noticeWords(found);
  return {
    to: found.notice.to,
    subject: oneLine(subject),
    text: lines(text, items.length > 0 && '', ...items, '', WHY_THIS_MAIL),
  };
}
