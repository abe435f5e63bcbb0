import { Trans } from '@lingui/react/macro';
import { forgetPending, usePending } from './pending.ts';

/** Above the forms of who came from an invitation: what they sign in for, and the way back to signing in for nothing. */
export function PendingNote() {
  const pending = usePending();
  if (pending === null) return null;
  return (
    <div className="mb-5 rounded-md bg-pine-soft p-4 text-pine">
      <p className="wrap-anywhere">
        <Trans>
          You're invited to {pending.organisationName} as {pending.email}.
        </Trans>
      </p>
      <button
        type="button"
        onClick={forgetPending}
        className="mt-1 min-h-11 font-semibold underline decoration-1 underline-offset-4"
      >
        <Trans>Use another email address, without the invitation</Trans>
      </button>
    </div>
  );
}
