import { t } from '@lingui/core/macro';
import { Search } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/TextInput.tsx';

interface SearchFormProps {
  /** What the list is narrowed by now. */
  readonly sought: string;
  readonly onSearch: (sought: string) => void;
}

/** Words by which customers are found; they count when they are sent. */
export function SearchForm({ sought, onSearch }: SearchFormProps) {
  const { register, handleSubmit } = useForm({ values: { sought } });
  const submit = handleSubmit((typed) => onSearch(typed.sought.trim()));
  return (
    <search aria-label={t`Customers`}>
      <form onSubmit={(event) => void submit(event)} className="max-w-lg">
        <Field label={t`Name, phone number or email`}>
          {(wiring) => (
            <span className="flex gap-2">
              <TextInput
                {...wiring}
                {...register('sought')}
                type="search"
                maxLength={120}
                autoComplete="off"
                enterKeyHint="search"
              />
              <Button type="submit" kind="secondary" aria-label={t`Search`}>
                <Search aria-hidden="true" className="size-5" />
              </Button>
            </span>
          )}
        </Field>
      </form>
    </search>
  );
}
