import { planById } from '@belldesk/contract/catalogue/plans';
import { dateText } from '@belldesk/contract/time/texts';
import { lines } from '../mail/lines.ts';
import type { Mail } from '../mail/transport.ts';
import { minutesOf } from '../usage/minutes.ts';
import { findNoticeForMail } from '../usage/queries.ts';
import { mailTemplate } from './mailTemplate.ts';

type Found = NonNullable<Awaited<ReturnType<typeof findNoticeForMail>>>;

/** Tells the owner that 80% or all of the month's minutes are used. */
export function usageMail({ notice, email, atLimit }: Found, publicUrl: string): Mail {
  const plan = planById(notice.planId);
  const { usedMinutes, leftMinutes } = minutesOf(notice);
  const isUsedUp = notice.percent === 100;
  // Months are counted in UTC.
  const end = `${dateText(notice.periodEnd, 'UTC')} (UTC)`;
  const figures = [
    `Plan: ${plan.name}, ${plan.callMinutes} minutes a month`,
    `Used: ${usedMinutes} min`,
    `Left: ${leftMinutes} min`,
    `Renews: ${end}`,
  ];
  const page = `${publicUrl}/my-assistant/subscription`;
  return {
    to: email,
    subject: isUsedUp
      ? 'Your call minutes are used up'
      : `You have ${leftMinutes} call ${leftMinutes === 1 ? 'minute' : 'minutes'} left this month`,
    text: isUsedUp
      ? lines(
          "You have used all your plan's minutes for this month.",
          '',
          ...figures,
          '',
          'Calls are still answered. Until your minutes renew, your assistant',
          ...(atLimit === 'put-through'
            ? [
                'transfers callers to you, as you chose, and takes a message if',
                'you do not answer.',
              ]
            : ['takes a message from every caller.']),
          'It takes no bookings and answers no questions. Nothing is charged',
          'beyond your plan.',
          '',
          'Upgrades start right away. To change your plan, or what your assistant',
          'does until then:',
          page,
        )
      : lines(
          'You have used 80% of your minutes for this month.',
          '',
          ...figures,
          '',
          'When they run out, calls are still answered. Your assistant then',
          'takes messages, or transfers callers to you if you choose. See your',
          'usage and choose what happens at the limit:',
          page,
        ),
  };
}

export const usageMails = {
  usage: mailTemplate({
    find: ({ id }: { readonly id: string }, { deps }) => findNoticeForMail(deps.db, id),
    render: usageMail,
  }),
};
