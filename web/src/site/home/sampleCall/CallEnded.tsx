import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Phone } from 'lucide-react';
import { Button, ButtonLink } from '../../../ui/Button.tsx';

interface CallEndedProps {
  /** Something was written down in the call. */
  readonly hasTaken: boolean;
  readonly onAgain: () => void;
}

/** After the sample call: what one can do next. */
export function CallEnded({ hasTaken, onAgain }: CallEndedProps) {
  return (
    <div className="rounded-md bg-pine-soft p-5">
      <p className="headline text-xl">
        <Trans>Now let it answer for you</Trans>
      </p>
      <p className="mt-1.5">
        {hasTaken
          ? t`In your account, the details it just took would now be in your call log, word for word.`
          : t`In your account, this call would now be in your call log, word for word.`}{' '}
        <Trans>Tell it about your business and call it again.</Trans>
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink href="/sign-up">
          <Trans>Create an Agent in 60 seconds</Trans>
        </ButtonLink>
        <Button kind="secondary" onClick={onAgain}>
          <Phone aria-hidden="true" className="size-5" />
          <Trans>Call again</Trans>
        </Button>
      </div>
    </div>
  );
}
