import { t } from '@lingui/core/macro';
import type { Line } from '../../../content/industries/industry.ts';
import { classes } from '../../../ui/classes.ts';

/** What was said in a call, line by line. */
export function CallLines({ lines }: { lines: readonly Line[] }) {
  return (
    <ol className="flex flex-col gap-3">
      {lines.map(({ who, text }) => (
        <li
          key={text}
          className={classes(
            'border-l-2 pl-4',
            who === 'assistant' ? 'border-brass' : 'border-line',
          )}
        >
          <span
            className={classes(
              'block text-sm font-medium',
              who === 'assistant' ? 'text-pine' : 'text-muted',
            )}
          >
            {who === 'assistant' ? t`Receptionist` : t`Caller`}
          </span>
          {text}
        </li>
      ))}
    </ol>
  );
}
