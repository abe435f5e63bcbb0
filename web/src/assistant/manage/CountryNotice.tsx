import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Button, buttonClasses } from '../../ui/Button.tsx';
import { useLocations } from '../locations/useLocations.ts';

/** Asks the owner of an earlier assistant where the business is. Until then nothing is taken for it. */
export function CountryNotice({ onChoose }: { readonly onChoose: () => void }) {
  const { areSeveral } = useLocations();
  return (
    <div
      role="note"
      className="flex flex-wrap items-center justify-between gap-4 rounded-md border border-brass bg-brass-soft p-4 text-ink"
    >
      <p className="max-w-prose">
        {areSeveral
          ? t`Which country is this assistant's location in?`
          : t`Which country is your business in?`}{' '}
        <Trans>
          Until you choose one, your assistant asks callers in an emergency to call “your local
          emergency number”.
        </Trans>
      </p>
      {areSeveral ? (
        <Link to="/my-assistant/locations" className={buttonClasses({ kind: 'secondary' })}>
          <Trans>Go to your locations</Trans>
        </Link>
      ) : (
        <Button kind="secondary" onClick={onChoose}>
          <Trans>Choose the country</Trans>
        </Button>
      )}
    </div>
  );
}
