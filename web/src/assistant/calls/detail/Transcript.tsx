import type { TranscriptLine } from '@belldesk/contract/product/calls';
import { Card } from '../../../ui/Card.tsx';
import { classes } from '../../../ui/classes.ts';
import { formatOffset } from '../duration.ts';

/** What was said, with the minute and second at which each line began. */
export function Transcript({
  lines,
  isOver,
}: {
  lines: readonly TranscriptLine[];
  isOver: boolean;
}) {
  return (
    <Card title="Transcript">
      {lines.length === 0 ? (
        <p className="text-muted">
          {isOver
            ? 'Nothing was said in this call.'
            : 'The transcript stands here when the call has ended.'}
        </p>
      ) : (
        <ol className="flex flex-col gap-3">
          {lines.map((line) => (
            <Line key={`${line.secondsFromStart} ${line.role} ${line.text}`} line={line} />
          ))}
        </ol>
      )}
    </Card>
  );
}

function Line({ line }: { line: TranscriptLine }) {
  const isCaller = line.role === 'caller';
  const notes = [line.typed && 'typed', line.interrupted && 'cut off by the caller'].filter(
    Boolean,
  );
  return (
    <li className="grid gap-x-4 sm:grid-cols-[3.5rem_6rem_minmax(0,1fr)]">
      <span className="tabular text-sm leading-6 text-muted">
        {formatOffset(line.secondsFromStart)}
      </span>
      <span className={classes('font-medium', isCaller ? 'text-ink' : 'text-pine')}>
        {isCaller ? 'Caller' : 'Assistant'}
      </span>
      <span className="min-w-0 max-w-prose wrap-anywhere">
        {line.text}
        {notes.length > 0 && <span className="text-sm text-muted"> ({notes.join(', ')})</span>}
      </span>
    </li>
  );
}
