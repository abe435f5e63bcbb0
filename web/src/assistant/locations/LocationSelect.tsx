import type { Location } from '@belldesk/contract/product/locations';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { Select } from '../../ui/Select.tsx';

interface LocationSelectProps {
  readonly locations: readonly Location[];
  /** Empty: all of them. */
  readonly value: string;
  readonly onChange: (locationId: string) => void;
  readonly withAll?: boolean;
}

/** Which location a page shows. */
export function LocationSelect({ locations, value, onChange, withAll }: LocationSelectProps) {
  const id = useId();
  return (
    <div className="flex w-full max-w-sm flex-wrap items-center gap-x-3 gap-y-1">
      <label htmlFor={id} className="font-medium">
        <Trans>Location</Trans>
      </label>
      <div className="min-w-0 flex-1 basis-48">
        <Select
          id={id}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          options={[
            ...(withAll ? [{ value: '', label: t`All locations` }] : []),
            ...locations.map((location) => ({ value: location.id, label: location.name })),
          ]}
        />
      </div>
    </div>
  );
}
