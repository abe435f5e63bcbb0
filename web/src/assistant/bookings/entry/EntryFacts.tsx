import type { CalendarEntry } from '@belldesk/contract/product/bookings';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Badge } from '../../../ui/Badge.tsx';
import { CustomerLink } from '../../customers/CustomerLink.tsx';
import { dayText } from '../calendar/texts.ts';
import { zoneText } from '../setup/zone/zoneTexts.ts';
import {
  isWithinDay,
  kindNames,
  resourcesText,
  timesText,
  whatText,
  whenText,
} from './entryTexts.ts';
import { kindLooks } from './kindLook.ts';
import { changeNames, noticeText } from './notices.ts';

/** All that is known of a booking. */
export function EntryFacts({
  entry,
  counts,
  showsLocation,
}: {
  entry: CalendarEntry;
  counts: ReadonlyMap<string, number>;
  /** Whether the business has other locations, or had. */
  showsLocation: boolean;
}) {
  const { icon: Icon, mark } = kindLooks[entry.kind];
  const where = resourcesText(entry, counts);
  return (
    <>
      <p className="mt-2 flex flex-wrap items-center gap-2">
        <span className="inline-flex items-center gap-1.5">
          <Icon aria-hidden="true" className={`size-5 ${mark}`} />
          {kindNames[entry.kind]}
        </span>
        {entry.status === 'cancelled' && (
          <Badge tone="bad">
            <Trans>Cancelled</Trans>
          </Badge>
        )}
        {entry.outsideHours && (
          <Badge tone="notice">
            <Trans>Outside opening hours</Trans>
          </Badge>
        )}
      </p>
      <dl className="tabular mt-4 grid gap-x-4 gap-y-2 sm:grid-cols-[6.5rem_minmax(0,1fr)]">
        <Fact name={t`When`}>
          {isWithinDay(entry) ? (
            <>
              {dayText(entry.date)}, <span className="whitespace-nowrap">{timesText(entry)}</span>
            </>
          ) : (
            whenText(entry)
          )}
        </Fact>
        <Fact name={t`What`}>{whatText(entry)}</Fact>
        {showsLocation && (
          <Fact name={t`Location`}>
            {entry.locationName}
            <span className="block text-sm text-muted">
              <Trans>Times are in {zoneText(entry.timeZone)}.</Trans>
            </span>
          </Fact>
        )}
        {where !== '' && <Fact name={t`With`}>{where}</Fact>}
        {entry.phoneNumber && (
          <Fact name={t`Number`}>
            <a
              href={`tel:${entry.phoneNumber.replaceAll(/[^\d+]/g, '')}`}
              className="font-medium text-pine underline underline-offset-4"
            >
              {entry.phoneNumber}
            </a>
          </Fact>
        )}
        {entry.email && (
          <Fact name={t`Mail`}>
            <a
              href={`mailto:${entry.email}`}
              className="font-medium text-pine underline underline-offset-4"
            >
              {entry.email}
            </a>
          </Fact>
        )}
        {entry.notice && (
          <Fact name={t`Notified`}>
            {changeNames[entry.notice.kind]}. {noticeText(entry.notice)}
          </Fact>
        )}
        {entry.notes && (
          <Fact name={t`Notes`}>
            <span className="whitespace-pre-line">{entry.notes}</span>
          </Fact>
        )}
        {entry.customerId !== null && (
          <Fact name={t`Customer`}>
            <CustomerLink id={entry.customerId} />
          </Fact>
        )}
        <Fact name={t`Booked`}>
          {entry.callLogId === null ? (
            t`Added by your team`
          ) : (
            <Link
              to="/my-assistant/calls/$id"
              params={{ id: entry.callLogId }}
              className="font-medium text-pine underline underline-offset-4"
            >
              <Trans>By phone: view call</Trans>
            </Link>
          )}
        </Fact>
      </dl>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-sm leading-6 text-muted max-sm:not-first:mt-1">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </>
  );
}
