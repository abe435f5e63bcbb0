import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { badges, badgeTexts } from '../badgeTexts.ts';
import { type CallSearch, callSearch, isNarrowed } from './callSearch.ts';

interface CallFiltersProps {
  readonly search: CallSearch;
  readonly onChange: (search: CallSearch) => void;
}

const OUTCOMES = [
  { value: '', label: t`Any outcome` },
  ...badges.map((value) => ({ value, label: badgeTexts[value].text })),
];

/** What the log is narrowed by. Lists and days count at once, words when they are sent or left. */
export function CallFilters({ search, onChange }: CallFiltersProps) {
  const { register, handleSubmit } = useForm({
    values: {
      search: search.search ?? '',
      from: search.from ?? '',
      to: search.to ?? '',
      outcome: search.outcome ?? '',
      number: search.number ?? '',
    },
  });
  const apply = handleSubmit((typed) => {
    const { page: _page, ...before } = search;
    const next = callSearch({ scope: search.scope, ...typed });
    if (JSON.stringify(next) !== JSON.stringify(callSearch({ ...before }))) onChange(next);
  });
  const applied = () => void apply();
  /** On a telephone the words stand alone until more is asked for. */
  const { search: _words, ...others } = search;
  const [isOpen, setOpen] = useState(isNarrowed(others));
  return (
    <search aria-label={t`Calls`}>
      <form onSubmit={(event) => void apply(event)} className="grid gap-4 sm:grid-cols-6">
        <Field label={t`Keyword or name`} className="sm:col-span-4">
          {(wiring) => (
            <span className="flex gap-2">
              <TextInput
                {...wiring}
                {...register('search', { onBlur: applied })}
                type="search"
                maxLength={100}
                autoComplete="off"
                enterKeyHint="search"
              />
              <Button type="submit" kind="secondary" aria-label={t`Search`}>
                <Search aria-hidden="true" className="size-5" />
              </Button>
            </span>
          )}
        </Field>
        <Button
          kind="quiet"
          size="small"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="justify-self-start sm:hidden"
        >
          {isOpen ? t`Fewer filters` : t`More filters`}
        </Button>
        <div className={isOpen ? 'contents' : 'hidden sm:contents'}>
          <Field label={t`Caller’s number`} className="sm:col-span-2">
            {(wiring) => (
              <TextInput
                {...wiring}
                {...register('number', { onBlur: applied })}
                inputMode="tel"
                maxLength={100}
                autoComplete="off"
                enterKeyHint="search"
              />
            )}
          </Field>
          <Field label={t`Outcome`} className="sm:col-span-2">
            {(wiring) => (
              <Select
                {...wiring}
                {...register('outcome', { onChange: applied })}
                options={OUTCOMES}
              />
            )}
          </Field>
          <Field label={t`From`} className="sm:col-span-2">
            {(wiring) => (
              <TextInput {...wiring} {...register('from', { onChange: applied })} type="date" />
            )}
          </Field>
          <Field label={t`To`} className="sm:col-span-2">
            {(wiring) => (
              <TextInput {...wiring} {...register('to', { onChange: applied })} type="date" />
            )}
          </Field>
        </div>
      </form>
      {isNarrowed(search) && (
        <Button
          kind="quiet"
          size="small"
          className="mt-2"
          onClick={() => onChange(search.scope ? { scope: search.scope } : {})}
        >
          <Trans>Clear filters</Trans>
        </Button>
      )}
    </search>
  );
}
