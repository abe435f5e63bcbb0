import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/Button.tsx';

/** The way on from something that could not be read. */
export function TryAgain({ onClick }: { onClick: () => void }) {
  return (
    <Button kind="secondary" size="small" onClick={onClick}>
      <Trans>Try Again</Trans>
    </Button>
  );
}
