import type { Location } from '@belldesk/contract/product/locations';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';

interface LocationQuestionProps {
  readonly locations: readonly Location[];
  /** Empty: not chosen yet. */
  readonly value: string;
  /** It was gone on without one. */
  readonly isMissing: boolean;
  readonly onChange: (locationId: string) => void;
}

/** For which location one more assistant answers; none is suggested. */
export function LocationQuestion(props: LocationQuestionProps) {
  const { locations, value, isMissing, onChange } = props;
  return (
    <Field
      label={t`Which location does this assistant answer for?`}
      className="mt-6 max-w-md"
      error={isMissing ? t`Please choose the location` : undefined}
      hint={
        <>
          <Trans>
            Not listed?{' '}
            <Link
              to="/my-assistant/locations"
              className="font-medium text-pine underline underline-offset-4"
            >
              Add a location
            </Link>{' '}
            first.
          </Trans>
        </>
      }
    >
      {(wiring) => (
        <Select
          {...wiring}
          value={value}
          required
          onChange={({ target }) => onChange(target.value)}
          options={[
            ...(value === '' ? [{ value: '', label: t`Choose the location` }] : []),
            ...locations.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
    </Field>
  );
}
