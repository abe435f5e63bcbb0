import { Button } from '../../ui/Button.tsx';

/** Asks the owner of an earlier assistant where the business is. Until then nothing is taken for it. */
export function CountryNotice({ onChoose }: { readonly onChoose: () => void }) {
  return (
    <div
      role="note"
      className="flex flex-wrap items-center justify-between gap-4 rounded-md border border-brass bg-brass-soft p-4 text-ink"
    >
      <p className="max-w-prose">
        In which country is your business? Until you say so, a caller in danger is told to call
        “your local emergency number”.
      </p>
      <Button kind="secondary" onClick={onChoose}>
        Choose the country
      </Button>
    </div>
  );
}
