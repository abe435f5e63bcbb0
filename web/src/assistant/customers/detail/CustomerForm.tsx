import {
  type ChangeCustomerInput,
  CUSTOMER_NAME_CHARACTERS,
  CUSTOMER_NOTES_CHARACTERS,
  type Customer,
} from '@belldesk/contract/product/customers';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { fieldsOf, statusOf } from '../../../api/failure.ts';
import { rpc } from '../../../api/queries.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { LeaveGuard } from '../../manage/LeaveGuard.tsx';
import { problemText } from '../customerTexts.ts';

const CONFLICT = 409;
const AGREED = [
  { value: 'unasked', label: t`Not asked yet` },
  { value: 'yes', label: t`Yes` },
  { value: 'no', label: t`No` },
];

interface Typed {
  readonly name: string;
  readonly email: string;
  /** One on each line. */
  readonly numbers: string;
  readonly notes: string;
  readonly agreed: string;
}

/** What is known of a customer, to be changed. Nothing typed is lost to a failure or to another window. */
export function CustomerForm({ opened, onDone }: { opened: Customer; onDone: () => void }) {
  const cache = useQueryClient();
  const key = rpc.customers.get.queryKey({ input: { id: opened.id } });
  const { register, handleSubmit, formState, setError } = useForm<Typed>({
    defaultValues: {
      name: opened.name ?? '',
      email: opened.email ?? '',
      numbers: opened.numbers.join('\n'),
      notes: opened.notes,
      agreed: opened.mayBeWrittenTo === null ? 'unasked' : opened.mayBeWrittenTo ? 'yes' : 'no',
    },
  });
  const change = useMutation(
    rpc.customers.change.mutationOptions({
      onSuccess: async (customer) => {
        cache.setQueryData(key, customer);
        onDone();
        await cache.invalidateQueries({ queryKey: rpc.customers.key() });
      },
      onError: (error) => {
        for (const { field, message } of fieldsOf(error)) {
          const [name = ''] = field.split('.');
          if (isTyped(name)) setError(name, { message });
        }
      },
    }),
  );
  const save = (version: number) =>
    handleSubmit((typed) => change.mutate(inputOf(opened.id, version, typed)));
  const isConflict = statusOf(change.error) === CONFLICT;
  /** Over what another window has saved: what is typed here counts. */
  const saveOver = async () => {
    const { version } = await cache.fetchQuery(
      rpc.customers.get.queryOptions({ input: { id: opened.id }, staleTime: 0 }),
    );
    await save(version)();
  };
  const { errors } = formState;
  return (
    <form
      noValidate
      onSubmit={(event) => void save(opened.version)(event)}
      className="flex max-w-lg flex-col gap-5"
    >
      <Field label={t`Name`} error={errors.name?.message}>
        {(wiring) => (
          <TextInput
            {...wiring}
            {...register('name')}
            maxLength={CUSTOMER_NAME_CHARACTERS}
            autoComplete="off"
          />
        )}
      </Field>
      <Field
        label={t`Numbers`}
        hint={t`One per line. Calls and bookings from these numbers belong to this customer.`}
        error={errors.numbers?.message}
      >
        {(wiring) => <TextArea {...wiring} {...register('numbers')} rows={2} inputMode="tel" />}
      </Field>
      <Field label={t`Mail`} error={errors.email?.message}>
        {(wiring) => (
          <TextInput
            {...wiring}
            {...register('email')}
            type="email"
            maxLength={254}
            autoComplete="off"
          />
        )}
      </Field>
      <Field
        label={t`Can you message this customer?`}
        hint={t`If not, they get no texts or emails about changes.`}
      >
        {(wiring) => <Select {...wiring} {...register('agreed')} options={AGREED} />}
      </Field>
      <Field label={t`Notes`} hint={t`Only visible to your team.`} error={errors.notes?.message}>
        {(wiring) => (
          <TextArea {...wiring} {...register('notes')} maxLength={CUSTOMER_NOTES_CHARACTERS} />
        )}
      </Field>
      {change.isError && (
        <ErrorBanner
          action={
            isConflict && (
              <Button size="small" busy={change.isPending} onClick={() => void saveOver()}>
                <Trans>Save my version</Trans>
              </Button>
            )
          }
        >
          {problemText(change.error)}
        </ErrorBanner>
      )}
      <div className="flex flex-wrap gap-3">
        {!isConflict && (
          <Button type="submit" busy={change.isPending}>
            <Trans>Save</Trans>
          </Button>
        )}
        <Button
          kind="secondary"
          disabled={change.isPending}
          onClick={() => {
            void cache.invalidateQueries({ queryKey: key });
            onDone();
          }}
        >
          <Trans>Cancel</Trans>
        </Button>
      </div>
      <LeaveGuard isDirty={formState.isDirty} />
    </form>
  );
}

function isTyped(field: string): field is keyof Typed {
  return ['name', 'email', 'numbers', 'notes'].includes(field);
}

function inputOf(id: string, version: number, typed: Typed): ChangeCustomerInput {
  const [name, email] = [typed.name.trim(), typed.email.trim()];
  return {
    id,
    version,
    name: name === '' ? null : name,
    email: email === '' ? null : email,
    numbers: typed.numbers
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
    notes: typed.notes,
    mayBeWrittenTo: typed.agreed === 'unasked' ? null : typed.agreed === 'yes',
  };
}
