import type { OpeningTimes } from '@belldesk/contract/product/openingTimes';
import { zodResolver } from '@hookform/resolvers/zod';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { client } from '../../../../api/client.ts';
import { rpc } from '../../../../api/queries.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { ErrorBanner } from '../../../../ui/ErrorBanner.tsx';
import { useToast } from '../../../../ui/Toasts.tsx';
import { weekdayText } from '../../calendar/texts.ts';
import { failureText } from '../../entry/problems.ts';
import { SavedElsewhere } from '../SavedElsewhere.tsx';
import { useSave } from '../useSave.ts';
import { ExceptionFields } from './ExceptionFields.tsx';
import { draftOfHours, type HoursDraft, hoursShape } from './hoursDraft.ts';
import { RangeFields } from './RangeFields.tsx';

const SOURCES: Readonly<Record<OpeningTimes['source'], string>> = {
  calendar: t`Bookings follow these hours.`,
  words: t`Taken from your description. Saved hours replace it.`,
  none: t`No hours yet. Until you save some, every hour counts as open.`,
};

/** When a location is open, week by week and on days that differ. */
export function HoursCard({ hours: first }: { hours: OpeningTimes }) {
  // What another window saves meanwhile does not take the form away from under the owner.
  const [hours, setHours] = useState(first);
  const { locationId } = hours;
  const cache = useQueryClient();
  const toast = useToast();
  const form = useForm<HoursDraft>({
    resolver: zodResolver(hoursShape),
    defaultValues: draftOfHours(hours),
  });
  const show = (newest: OpeningTimes) => {
    setHours(newest);
    form.reset(draftOfHours(newest));
    save.reset();
    void cache.invalidateQueries({ queryKey: rpc.bookings.key({ type: 'query' }) });
  };
  const send = async (week: HoursDraft['week'] | null, draft: HoursDraft, version: number) =>
    client.bookings.setHours({ locationId, week, exceptions: draft.exceptions, version });
  const save = useSave<OpeningTimes, { draft: HoursDraft; isFromWords: boolean }>({
    opened: hours,
    add: ({ draft }) => send(draft.week, draft, hours.version),
    change: ({ draft, isFromWords }, version) =>
      send(isFromWords ? null : draft.week, draft, version),
    read: () => client.bookings.hours({ locationId }),
    onSaved: (saved) => {
      toast(t`Opening hours saved`);
      show(saved);
    },
  });
  const submit = (isFromWords: boolean, version?: number) =>
    void form.handleSubmit((draft) => save.run({ draft, isFromWords }, version))();
  return (
    <Card title={t`Opening hours`}>
      <p className="-mt-2 mb-3 max-w-prose text-muted">{SOURCES[hours.source]}</p>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit(false);
        }}
      >
        <ul>
          {draftOfHours(hours).week.map(({ weekday }, at) => (
            <li
              key={weekday}
              className="grid items-center gap-x-4 gap-y-1 border-b border-line py-2 last:border-b-0 sm:grid-cols-[6.5rem_minmax(0,1fr)]"
            >
              <span className="font-medium">{weekdayText(weekday)}</span>
              <RangeFields form={form} path={`week.${at}`} name={weekdayText(weekday)} />
            </li>
          ))}
        </ul>
        <ExceptionFields form={form} />
        <div className="mt-4 flex flex-col gap-4">
          {save.newer && (
            <SavedElsewhere
              what={t`Opening hours`}
              onKeepMine={() => submit(false, save.newer?.version)}
              onTakeTheirs={() => show(save.newer ?? hours)}
              isBusy={save.isBusy}
            />
          )}
          {save.error && <ErrorBanner>{failureText(save.error)}</ErrorBanner>}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={save.isBusy}>
              <Trans>Save hours</Trans>
            </Button>
            {hours.source === 'calendar' && (
              <Button kind="quiet" onClick={() => submit(true)} disabled={save.isBusy}>
                <Trans>Take hours from my description again</Trans>
              </Button>
            )}
          </div>
        </div>
      </form>
    </Card>
  );
}
