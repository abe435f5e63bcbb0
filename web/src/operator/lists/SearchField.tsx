import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/TextInput.tsx';

/** Looks for accounts by name or address. */
export function SearchField({ onSearch }: { onSearch: (search: string) => void }) {
  const [typed, setTyped] = useState('');
  return (
    <search className="mb-6 block max-w-lg">
      <form
        className="flex items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(typed.trim());
        }}
      >
        <Field label={t`Account`} className="min-w-0 flex-1">
          {(wiring) => (
            <TextInput
              {...wiring}
              type="search"
              maxLength={120}
              placeholder={t`Name or email`}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
        <Button kind="secondary" type="submit">
          <Search aria-hidden="true" className="size-5" />
          <Trans>Search</Trans>
        </Button>
      </form>
    </search>
  );
}
