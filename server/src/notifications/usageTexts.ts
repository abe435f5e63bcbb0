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
    `The month ends: ${end}`,
  ];
  const page = `${publicUrl}/my-assistant/subscription`;
  return {
    to: email,
    subject: isUsedUp
      ? 'Your call minutes are used up'
      : `You have ${leftMinutes} call ${leftMinutes === 1 ? 'minute' : 'minutes'} left this month`,
    text: isUsedUp
      ? lines(
          'The minutes of your plan are used up for this month.',
          '',
          ...figures,
          '',
          'The telephone is still answered. Until the month ends your assistant',
          ...(atLimit === 'put-through'
            ? [
                'puts callers through to you, as you chose, and takes a message where',
                'nobody takes the call.',
              ]
            : ['takes a message from every caller.']),
          'It books nothing and answers no questions meanwhile. Nothing is charged',
          'beyond your plan.',
          '',
          'A larger plan takes effect at once. To change the plan, or what callers',
          'meet until then:',
          page,
        )
      : lines(
          'Four fifths of your minutes for this month are used.',
          '',
          ...figures,
          '',
          'When they are used up, callers are still answered: your assistant then',
          'takes messages, or puts callers through if you choose so. What you have',
          'used, and what happens at the limit, stands here:',
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
