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
      <p className="headline text-xl">Now let it answer for you</p>
      <p className="mt-1.5">
        {hasTaken
          ? 'On your own desk, what it just noted would stand in your call log, with every word.'
          : 'On your own desk, this call would stand in your log now, word for word.'}{' '}
        Tell it about your business and call it again.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink href="/sign-up">Create an Agent in 60 seconds</ButtonLink>
        <Button kind="secondary" onClick={onAgain}>
          <Phone aria-hidden="true" className="size-5" />
          Call again
        </Button>
      </div>
    </div>
  );
}
