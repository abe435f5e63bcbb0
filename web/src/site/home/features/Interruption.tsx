import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { interruption } from '../../../content/home.ts';
import { classes } from '../../../ui/classes.ts';

/** Two voices over time: one stops where the other begins. */
export function Interruption() {
  return (
    <div className="rounded-md border border-line bg-card p-4 sm:p-5">
      <svg
        viewBox="0 0 520 64"
        aria-hidden="true"
        className="w-full"
        fill="none"
        strokeLinecap="round"
        strokeWidth="3"
      >
        <path className="stroke-line" strokeWidth="1.5" d="M0 18h520M0 48h520" />
        <path
          className="stroke-brass"
          d="M8 14v8M18 9v18M28 6v24M38 10v16M48 4v28M58 8v20M68 12v12M78 6v24M88 9v18M98 5v26M108 10v16M118 7v22M128 11v14M138 6v24M148 9v18M158 13v10M392 14v8M402 9v18M412 6v24M422 11v14M432 5v26M442 9v18M452 12v12M462 7v22M472 10v16M482 13v10M492 15v6"
        />
        <path
          className="stroke-ink"
          d="M168 44v8M178 40v16M188 36v24M198 41v14M208 38v20M218 43v10M248 42v12M258 37v22M268 40v16M278 35v26M288 41v14M298 39v18M308 44v8"
        />
        <path className="stroke-rose" strokeWidth="1.5" strokeDasharray="3 4" d="M163 0v64" />
      </svg>
      <ol className="mt-4 flex flex-col gap-2.5">
        {interruption.map(({ who, text, cut }) => (
          <li key={text} className="sm:grid sm:grid-cols-[5.5rem_minmax(0,1fr)]">
            <span
              className={classes(
                'block text-sm font-medium sm:pt-0.5',
                who === 'assistant' ? 'text-pine' : 'text-muted',
              )}
            >
              {who === 'assistant' ? t`Assistant` : t`Caller`}
            </span>
            <span>
              {text}
              {cut && (
                <span className="text-rose">
                  {' '}
                  <Trans>– interrupted, it stops</Trans>
                </span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
