import { t } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';
import { classes } from '../../ui/classes.ts';
import type { LiveLine } from './callState.ts';

/** Within this many pixels of its foot the log follows what is said. */
const FOLLOW_WITHIN_PX = 48;

/** What is said, line by line; it follows the newest unless the reader has scrolled up. */
export function LiveTranscript({
  lines,
  isActive,
}: {
  lines: readonly LiveLine[];
  isActive: boolean;
}) {
  const log = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  useEffect(() => {
    if (follows.current && lines.length > 0)
      log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [lines]);
  return (
    <div
      ref={log}
      role="log"
      aria-label={t`Transcript`}
      aria-relevant="additions text"
      tabIndex={0}
      onScroll={(event) => {
        const { scrollHeight, scrollTop, clientHeight } = event.currentTarget;
        follows.current = scrollHeight - scrollTop - clientHeight < FOLLOW_WITHIN_PX;
      }}
      className="relative h-64 overflow-y-auto @2xl:h-auto @2xl:min-h-64 @2xl:flex-1 @2xl:basis-0 rounded-md border border-line bg-ground p-4"
    >
      {lines.length === 0 ? (
        <p className="text-muted">
          {isActive ? t`You are connected.` : t`The live transcript appears here.`}
        </p>
      ) : (
        <ol className="flex flex-col gap-3">
          {lines.map((line, at) => (
            <Line key={line.id} line={line} goesOn={lines[at - 1]?.role === line.role} />
          ))}
        </ol>
      )}
    </div>
  );
}

/** @param props.goesOn the same side spoke before: its name is not shown again */
function Line({ line, goesOn }: { line: LiveLine; goesOn: boolean }) {
  const isCaller = line.role === 'user';
  return (
    <li className={classes('max-w-[92%]', isCaller && 'self-end text-right', goesOn && '-mt-1.5')}>
      <span className={goesOn ? 'sr-only' : 'block text-sm font-medium text-muted'}>
        {isCaller ? t`You` : t`Assistant`}
      </span>
      <span
        className={classes(
          'inline-block rounded-md px-3 py-1.5 text-left wrap-anywhere',
          isCaller ? 'bg-pine-soft' : 'bg-card shadow-[inset_0_0_0_1px_var(--line)]',
          !line.isFinal && 'text-muted',
        )}
      >
        {line.text}
      </span>
    </li>
  );
}
