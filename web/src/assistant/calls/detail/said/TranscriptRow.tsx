import type { CallDetail, TranscriptLine } from '@belldesk/contract/product/calls';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CornerLeftUp } from 'lucide-react';
import { classes } from '../../../../ui/classes.ts';
import { formatOffset } from '../../duration.ts';
import { goTo, lineId, takenId } from './sentences.ts';
import { takenText } from './takenTexts.ts';

interface TranscriptRowProps {
  readonly line: TranscriptLine;
  readonly at: number;
  readonly isCurrent: boolean;
  readonly isMarked: boolean;
  /** What was taken down after it. */
  readonly taken: CallDetail['taken'];
  /** Goes there in the recording; null where there is none. */
  readonly onSeek: (() => void) | null;
}

/** A line with the minute and second at which it began. */
export function TranscriptRow(props: TranscriptRowProps) {
  const { line, at, isCurrent, isMarked, taken, onSeek } = props;
  const isCaller = line.role === 'caller';
  const offset = formatOffset(line.secondsFromStart);
  const notes = [line.typed && 'typed', line.interrupted && t`interrupted by the caller`].filter(
    Boolean,
  );
  return (
    <li
      id={lineId(at)}
      data-line={at}
      tabIndex={-1}
      aria-current={isCurrent || undefined}
      className={classes(
        'grid gap-x-4 rounded-sm border-l-4 px-2 py-1 sm:grid-cols-[3.5rem_6rem_minmax(0,1fr)]',
        isCurrent ? 'border-l-brass bg-sunken' : 'border-l-transparent',
        isMarked && 'bg-brass-soft',
        onSeek && 'cursor-pointer hover:bg-sunken',
      )}
    >
      {onSeek ? (
        <button
          type="button"
          onClick={onSeek}
          aria-label={t`Go to ${offset}`}
          className="tabular self-start justify-self-start text-left text-sm leading-6 text-muted underline-offset-4 hover:text-pine hover:underline"
        >
          {offset}
        </button>
      ) : (
        <span className="tabular text-sm leading-6 text-muted">{offset}</span>
      )}
      <span className={classes('font-medium', isCaller ? 'text-ink' : 'text-pine')}>
        {isCaller ? t`Caller` : t`Assistant`}
      </span>
      <div className="min-w-0">
        <p className="max-w-prose wrap-anywhere">
          {line.text}
          {notes.length > 0 && <span className="text-sm text-muted"> ({notes.join(', ')})</span>}
        </p>
        {taken.map((each) => (
          <button
            key={each.id}
            type="button"
            onClick={() => goTo(takenId(each))}
            className="mt-1 mr-2 inline-flex min-h-8 items-center gap-1.5 rounded-full border border-brass bg-card px-3 text-sm font-medium text-ink hover:bg-brass-soft"
          >
            <CornerLeftUp aria-hidden="true" className="size-4 text-brass-deep" />
            <span className="sr-only">
              <Trans>Captured here:</Trans>{' '}
            </span>
            {takenText(each)}
          </button>
        ))}
      </div>
    </li>
  );
}
