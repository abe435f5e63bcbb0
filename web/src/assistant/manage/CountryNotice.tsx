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
          ? 'In which country is the location of this assistant?'
          : 'In which country is your business?'}{' '}
        Until you say so, a caller in danger is told to call “your local emergency number”.
      </p>
      {areSeveral ? (
        <Link to="/my-assistant/locations" className={buttonClasses({ kind: 'secondary' })}>
          Go to your locations
        </Link>
      ) : (
        <Button kind="secondary" onClick={onChoose}>
          Choose the country
        </Button>
      )}
    </div>
  );
}
