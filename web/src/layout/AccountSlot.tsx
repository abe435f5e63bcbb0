import { Trans } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { SESSION_FAILED } from '../session/read.ts';
import { Badge } from '../ui/Badge.tsx';
import { buttonClasses } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';
import { Spinner } from '../ui/Spinner.tsx';

/**
 * The account widget's four states; the style sheet shows the one that the root element names, so
 * that a visitor who is not signed in needs no React for it. `menu` is what a signed-in user sees.
 */
export function AccountSlot({ menu }: { menu: ReactNode }) {
  return (
    <div className="flex min-h-11 min-w-24 items-center justify-end">
      <span className="hidden session-unknown:inline scriptless:hidden!">
        <Spinner label="" className="text-muted" />
        <span className="sr-only">
          <Trans>Checking sign-in status</Trans>
        </span>
      </span>
      <span className="hidden session-error:inline" title={SESSION_FAILED}>
        <Badge tone="bad">
          <CircleAlert aria-hidden="true" className="size-4" />
          <Trans>
            Error
            <span className="sr-only">: {SESSION_FAILED}</span>
          </Trans>
        </Badge>
      </span>
      <a
        href="/sign-in"
        className={classes(
          buttonClasses({ kind: 'secondary' }),
          'hidden! signed-out:inline-flex! scriptless:inline-flex!',
        )}
      >
        <Trans>Sign In</Trans>
      </a>
      <div className="hidden signed-in:block">{menu}</div>
    </div>
  );
}
