import { planById, UNLIMITED_MINUTES } from '@belldesk/contract/catalogue/plans';
import type { OperatorBusiness } from '@belldesk/contract/product/operatorAccountPage';
import type { MemberRole } from '@belldesk/contract/product/roles';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/Card.tsx';
import { Facts } from '../../lists/DetailCard.tsx';
import { momentText } from '../../lists/moment.ts';

const ROLES: Readonly<Record<MemberRole, string>> = {
  owner: t`Owner`,
  manager: t`Manager`,
  staff: t`Staff`,
};

/** A business in which the account works: plan, minutes, members and lines. */
export function BusinessCard({ business }: { business: OperatorBusiness }) {
  const { name, members, lines, role, isAnswerable } = business;
  return (
    <Card title={name}>
      <Facts
        facts={{
          [t`Role of this account`]: isAnswerable ? t`Owner, billed for it` : ROLES[role],
          [t`Plan`]: planText(business),
          [t`Minutes this month`]: minutesText(business),
          [t`Minutes renew`]: momentText(business.periodEnd),
        }}
      />
      <div className="mt-6 grid gap-6 lg:grid-cols-2">
        <List title={t`Members`} empty={t`No members.`}>
          {members.map((member) => (
            <li key={member.userId} className="py-2 wrap-anywhere">
              <span className="font-medium">{member.fullName}</span>{' '}
              <span className="text-muted">
                {member.email}, {ROLES[member.role]}
              </span>
            </li>
          ))}
        </List>
        <List title={t`Lines`} empty={t`Nothing is published.`}>
          {lines.map((line) => (
            <li key={line.id} className="tabular py-2 wrap-anywhere">
              <span className="font-medium">{line.address}</span>{' '}
              <span className="text-muted">{line.assistantName ?? t`Nobody answers`}</span>
            </li>
          ))}
        </List>
      </div>
    </Card>
  );
}

function List({
  title,
  empty,
  children,
}: {
  title: string;
  empty: string;
  children: readonly ReactNode[];
}) {
  return (
    <section aria-label={title} className="min-w-0">
      <h3 className="font-semibold">{title}</h3>
      {children.length === 0 ? (
        <p className="mt-2 text-muted">{empty}</p>
      ) : (
        <ul className="mt-1 divide-y divide-line">{children}</ul>
      )}
    </section>
  );
}

function planText({ planId, bought }: OperatorBusiness): ReactNode {
  const { name } = planById(planId);
  if (!bought) return name;
  const since = momentText(bought.startedAt);
  if (bought.status === 'past-due') return <Trans>{name}, payment failed</Trans>;
  if (bought.status === 'ended') return <Trans>{name}, a paid plan has ended</Trans>;
  if (bought.endsAt)
    return (
      <Trans>
        {name}, ends {momentText(bought.endsAt)}
      </Trans>
    );
  return (
    <Trans>
      {name}, since {since}
    </Trans>
  );
}

function minutesText({ usedMinutes, leftMinutes }: OperatorBusiness): string {
  return leftMinutes === UNLIMITED_MINUTES
    ? t`${usedMinutes} used, unlimited`
    : t`${usedMinutes} used, ${leftMinutes} left`;
}
