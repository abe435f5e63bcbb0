import type { Location } from '@belldesk/contract/product/locations';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button, buttonClasses } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ZoneClock } from '../bookings/setup/ZoneClock.tsx';
import { zoneText } from '../bookings/setup/zoneTexts.ts';
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
          <Fact name="Address">
            <span className="whitespace-pre-line">{address ?? 'Not said yet'}</span>
          </Fact>
          <Fact name="Country">{country ? countryName(country) : 'Not chosen yet'}</Fact>
          <Fact name="Time zone">
            {timeZone ? (
              <>
                {zoneText(timeZone)}
                <span className="block text-sm text-muted">
                  <ZoneClock timeZone={timeZone} />
                </span>
              </>
            ) : (
              'Not chosen yet'
            )}
          </Fact>
          <Fact name="It has">{countsText(location)}</Fact>
        </dl>
        <div className="mt-5 flex flex-wrap gap-3 border-t border-line pt-5">
          <Link
            to="/my-assistant/bookings"
            search={{ location: id }}
            aria-label={`Bookings of ${name}`}
            className={linkClasses}
          >
            Bookings
          </Link>
          {mayChange && (
            <>
              <Link
                to="/my-assistant/bookings/setup"
                search={{ location: id }}
                aria-label={`Hours and services of ${name}`}
                className={linkClasses}
              >
                Hours and services
              </Link>
              <Button kind="secondary" size="small" aria-label={`Change ${name}`} onClick={onEdit}>
                Change
              </Button>
              {!isOnly && (
                <Button kind="quiet" size="small" aria-label={`Remove ${name}`} onClick={onRemove}>
                  Remove
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
