import type { Location } from '@belldesk/contract/product/locations';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button, buttonClasses } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ZoneClock } from '../bookings/setup/zone/ZoneClock.tsx';
import { zoneText } from '../bookings/setup/zone/zoneTexts.ts';
import { countryName } from '../countries.ts';
import { countsText } from './locationTexts.ts';

interface LocationCardProps {
  readonly location: Location;
  /** Whether the role of who sees it permits changes. */
  readonly mayChange: boolean;
  /** The only one stays. */
  readonly isOnly: boolean;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** One location with what it has and the ways to its calendar. */
export function LocationCard(props: LocationCardProps) {
  const { location, mayChange, isOnly, onEdit, onRemove } = props;
  const { id, name, address, country, timeZone } = location;
  const linkClasses = buttonClasses({ kind: 'secondary', size: 'small' });
  return (
    <li>
      <Card title={name}>
        <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
          <Fact name={t`Address`}>
            <span className="whitespace-pre-line">{address ?? t`Not set`}</span>
          </Fact>
          <Fact name={t`Country`}>{country ? countryName(country) : t`Not set`}</Fact>
          <Fact name={t`Time zone`}>
            {timeZone ? (
              <>
                {zoneText(timeZone)}
                <span className="block text-sm text-muted">
                  <ZoneClock timeZone={timeZone} />
                </span>
              </>
            ) : (
              t`Not set`
            )}
          </Fact>
          <Fact name={t`Included`}>{countsText(location)}</Fact>
        </dl>
        <div className="mt-5 flex flex-wrap gap-3 border-t border-line pt-5">
          <Link
            to="/my-assistant/bookings"
            search={{ location: id }}
            aria-label={t`Bookings of ${name}`}
            className={linkClasses}
          >
            <Trans>Bookings</Trans>
          </Link>
          {mayChange && (
            <>
              <Link
                to="/my-assistant/bookings/setup"
                search={{ location: id }}
                aria-label={t`Hours and services of ${name}`}
                className={linkClasses}
              >
                <Trans>Hours and services</Trans>
              </Link>
              <Button kind="secondary" size="small" aria-label={t`Edit ${name}`} onClick={onEdit}>
                <Trans>Edit</Trans>
              </Button>
              {!isOnly && (
                <Button kind="quiet" size="small" aria-label={t`Remove ${name}`} onClick={onRemove}>
                  <Trans>Remove</Trans>
                </Button>
              )}
            </>
          )}
        </div>
      </Card>
    </li>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="tabular mt-0.5 wrap-anywhere">{children}</dd>
    </div>
  );
}
