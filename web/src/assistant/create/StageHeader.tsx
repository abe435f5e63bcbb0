import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { classes } from '../../ui/classes.ts';

const STAGES = [t`Quick Set-up`, t`Talk to the assistant`, t`Launch`] as const;

/** The three stages on the way; `current` counts from 0, and 3 means that all are done. */
export function StageHeader({ current }: { current: 0 | 1 | 2 | 3 }) {
  return (
    <ol
      aria-label={t`Stages`}
      className="mb-8 flex flex-wrap gap-x-4 gap-y-3 sm:gap-x-8 border-b border-line pb-5"
    >
      {STAGES.map((stage, index) => {
        const done = index < current;
        const now = index === current;
        return (
          <li
            key={stage}
            aria-current={now ? 'step' : undefined}
            className={classes('flex items-center gap-2.5', now ? 'font-semibold' : 'text-muted')}
          >
            <span
              className={classes(
                'tabular flex size-7 items-center justify-center rounded-full text-sm',
                done && 'bg-pine text-on-pine',
                now && 'bg-brass text-on-brass',
                !done && !now && 'border border-edge',
              )}
            >
              {done ? <Check aria-hidden="true" className="size-4" /> : index + 1}
            </span>
            <span className={classes(!now && 'sr-only sm:not-sr-only')}>{stage}</span>
            {done && (
              <span className="sr-only">
                <Trans>(done)</Trans>
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
