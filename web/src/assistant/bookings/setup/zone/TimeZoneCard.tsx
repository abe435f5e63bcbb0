import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { rpc } from '../../../../api/queries.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { ErrorBanner } from '../../../../ui/ErrorBanner.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { Select } from '../../../../ui/Select.tsx';
import { useToast } from '../../../../ui/Toasts.tsx';
import { failureText } from '../../entry/problems.ts';
import { SavedElsewhere } from '../SavedElsewhere.tsx';
import { useSaveZone } from './useSaveZone.ts';
import { ZoneClock } from './ZoneClock.tsx';
import { keptText, zoneOptions, zoneText } from './zoneTexts.ts';

interface TimeZoneCardProps {
  readonly locationId: string;
  /** As it stood when the page was opened. */
  readonly opened: string;
  readonly bookingsToCome: number;
}

/** By which clock a location lives. */
export function TimeZoneCard({ locationId, opened, bookingsToCome }: TimeZoneCardProps) {
  // What another window saves meanwhile does not take the choice away from under the owner.
  const [seen, setSeen] = useState(opened);
  const [chosen, setChosen] = useState(opened);
  const [isAsking, setIsAsking] = useState(false);
  const cache = useQueryClient();
  const toast = useToast();
  const show = (timeZone: string) => {
    setSeen(timeZone);
    setChosen(timeZone);
    setIsAsking(false);
  };
  const save = useSaveZone(locationId, (timeZone) => {
    toast(t`Time zone saved`);
    show(timeZone);
  });
  const send = (over = seen) => {
    setIsAsking(false);
    save.run({ timeZone: chosen, seen: over });
  };
  const kept = keptText(bookingsToCome);
  const takeTheirs = () => {
    show(save.newer ?? seen);
    save.reset();
    void cache.invalidateQueries({ queryKey: rpc.bookings.key({ type: 'query' }) });
  };
  return (
    <Card title={t`Time zone`}>
      <p className="-mt-2 mb-4 max-w-prose text-muted">
        <Trans>Bookings and opening hours use this time zone, wherever you are.</Trans>
      </p>
      <form
        className="flex max-w-md flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (kept) setIsAsking(true);
          else send();
        }}
      >
        <Field label={t`Business time zone`} hint={<ZoneClock timeZone={chosen} />}>
          {(wiring) => (
            <Select
              {...wiring}
              value={chosen}
              options={zoneOptions(seen)}
              disabled={save.isBusy}
              onChange={({ target }) => {
                setChosen(target.value);
                save.reset();
              }}
            />
          )}
        </Field>
        {save.newer && (
          <SavedElsewhere
            what={t`The time zone`}
            onKeepMine={() => send(save.newer ?? seen)}
            onTakeTheirs={takeTheirs}
            isBusy={save.isBusy}
          />
        )}
        {save.error && <ErrorBanner>{failureText(save.error)}</ErrorBanner>}
        <div>
          <Button type="submit" busy={save.isBusy} disabled={chosen === seen}>
            <Trans>Save time zone</Trans>
          </Button>
        </div>
      </form>
      <Dialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t`Change the time zone to ${zoneText(chosen)}?`}
        description={t`${kept ?? ''} Past bookings do not change.`}
        actions={
          <>
            <Button kind="secondary" onClick={() => setIsAsking(false)}>
              <Trans>Not now</Trans>
            </Button>
            <Button onClick={() => send()}>
              <Trans>Change the time zone</Trans>
            </Button>
          </>
        }
      />
    </Card>
  );
}
