import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/Button.tsx';

/** Asks the owner of an earlier assistant where the business is. Until then nothing is taken for it. */
export function CountryNotice({ onChoose }: { readonly onChoose: () => void }) {
  return (
    <div
      role="note"
      className="flex flex-wrap items-center justify-between gap-4 rounded-md border border-brass bg-brass-soft p-4 text-ink"
    >
      <p className="max-w-prose">
        <Trans>
          In which country is your business? Until you say so, a caller in danger is told to call
          “your local emergency number”.
        </Trans>
      </p>
      <Button kind="secondary" onClick={onChoose}>
        <Trans>Choose the country</Trans>
      </Button>
    </div>
  );
}
