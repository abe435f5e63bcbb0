import type {
  CalendarEntry,
  FreeTime,
  MoveBookingInput,
} from '@belldesk/contract/product/bookings';
import { moveBookingInput } from '@belldesk/contract/product/bookings';
import { type CannotTell, reachOf } from '@belldesk/contract/product/customerNotice';
import type { Resource, Service } from '@belldesk/contract/product/services';
import { zodResolver } from '@hookform/resolvers/zod';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { Button } from '../../../ui/Button.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import type { Tell } from '../undo/useUndo.ts';
import { ConflictNotice } from './ConflictNotice.tsx';
import { FreeTimes } from './FreeTimes.tsx';
import { failureText, isConflict, type Refused } from './problems.ts';
import { RefusalNotice } from './RefusalNotice.tsx';
import { TellChoice } from './TellChoice.tsx';
import { useMoveBooking } from './useMoveBooking.ts';

/** Where a booking is to go. */
export type Target = Pick<MoveBookingInput, 'date' | 'time' | 'resourceId'>;

interface MoveFormProps {
  readonly entry: CalendarEntry;
  readonly canText: boolean;
  readonly cannotTell: CannotTell | null;
  readonly start: Target;
  /** A move with the pointer that was not possible. */
  readonly refused?: Refused | undefined;
  readonly services: readonly Service[];
  readonly resources: readonly Resource[];
  readonly tell: Tell;
  readonly onDone: () => void;
  readonly onBack: () => void;
}

const moveShape = moveBookingInput.pick({ date: true, time: true, resourceId: true });
type MoveDraft = z.input<typeof moveShape>;

/** Another time for a booking; nothing chosen is lost when it is taken or changed meanwhile. */
export function MoveForm(props: MoveFormProps) {
  const { entry, canText, cannotTell, start, services, resources, tell, onDone, onBack } = props;
  const [isToTell, setIsToTell] = useState(false);
  const move = useMoveBooking(tell);
  const form = useForm<MoveDraft, unknown, Target>({
    resolver: zodResolver(moveShape),
    defaultValues: { ...start },
  });
  const { errors } = form.formState;
  const [date, time] = useWatch({ control: form.control, name: ['date', 'time'] });
  const service = services.find(({ id }) => id === entry.serviceId);
  const fitting = resources.filter(({ id }) => service?.resourceIds.includes(id));
  const refused =
    move.data && !move.data.done ? move.data : move.isIdle ? props.refused : undefined;

  const send = (target: Target, anyway: boolean, version = entry.version) =>
    move.mutate(
      { entry, input: { id: entry.id, version, ...target, anyway, tell: isToTell } },
      {
        onSuccess: (answer) => {
          if (answer.done) onDone();
        },
      },
    );
  const submit = (anyway: boolean, version?: number) =>
    void form.handleSubmit((target) => send(target, anyway, version))();
  const pick = (free: FreeTime) => {
    form.setValue('date', free.date);
    form.setValue('time', free.time);
    submit(false);
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit(false);
      }}
      className="mt-5 flex flex-col gap-4"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t`Day`} error={errors.date && t`Please choose a day`}>
          {(wiring) => <TextInput {...wiring} type="date" {...form.register('date')} />}
        </Field>
        <Field label={t`Time`} error={errors.time && t`Please choose a time`}>
          {(wiring) => <TextInput {...wiring} type="time" {...form.register('time')} />}
        </Field>
      </div>
      {entry.serviceId !== null && (
        <FreeTimes
          serviceId={entry.serviceId}
          partySize={entry.partySize}
          date={date}
          exceptId={entry.id}
          time={time}
          onPick={(free) => form.setValue('time', free, { shouldValidate: true })}
        />
      )}
      {fitting.length > 1 && (
        <Field label={t`With`}>
          {(wiring) => (
            <Select
              {...wiring}
              {...form.register('resourceId', {
                setValueAs: (value: string | null) => value || null,
              })}
              options={[
                { value: '', label: t`Same as now, or any available` },
                ...fitting.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
          )}
        </Field>
      )}
      <TellChoice
        entry={entry}
        reach={reachOf(entry, canText)}
        cannotTell={cannotTell}
        isChosen={isToTell}
        onChoose={setIsToTell}
      />
      {refused && (
        <RefusalNotice
          refused={refused}
          forceLabel={t`Move anyway`}
          onForce={() => submit(true)}
          onPick={pick}
          isBusy={move.isPending}
        />
      )}
      {move.isError &&
        (isConflict(move.error) ? (
          <ConflictNotice
            entry={entry}
            keepLabel={t`Move anyway`}
            onKeep={(version) => submit(false, version)}
            onLeave={onBack}
            isBusy={move.isPending}
          />
        ) : (
          <ErrorBanner>{failureText(move.error)}</ErrorBanner>
        ))}
      <div className="mt-2 flex flex-wrap justify-end gap-3">
        <Button kind="secondary" onClick={onBack} disabled={move.isPending}>
          <Trans>Back</Trans>
        </Button>
        <Button type="submit" busy={move.isPending}>
          <Trans>Move</Trans>
        </Button>
      </div>
    </form>
  );
}
