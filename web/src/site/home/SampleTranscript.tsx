import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type SampleLine, sampleCall } from '../../content/sampleCall.ts';
import { classes } from '../../ui/classes.ts';
import { Waveform } from './Waveform.tsx';

const STAGGER_MS = 350;

function Line({ line, index }: { line: SampleLine; index: number }) {
  const assistant = line.who === 'assistant';
  return (
    <li
      className="animate-unroll grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-3.5 sm:grid-cols-[3rem_minmax(0,1fr)]"
      style={{ animationDelay: `${index * STAGGER_MS}ms` }}
    >
      <span className="relative min-h-13">
        <span className={classes('absolute inset-0', assistant ? 'text-brass' : 'text-muted')}>
          <Waveform text={line.text} />
        </span>
      </span>
      <span className="self-center py-1">
        <span className="tabular flex gap-2 text-sm text-muted">
          <span className={assistant ? 'font-medium text-pine' : 'font-medium'}>
            {assistant ? t`Assistant` : t`Caller`}
          </span>
          {line.at}
        </span>
        <span className="block leading-snug">{line.text}</span>
      </span>
    </li>
  );
}

/** The product at work: a call as it is heard and written, marked as the sample it is. */
export function SampleTranscript() {
  const { lines, outcome, business } = sampleCall;
  return (
    <figure className="border-t border-line bg-ground">
      <figcaption className="px-4 pt-3.5 text-sm text-muted sm:px-5">
        <Trans>Sample call, {business}</Trans>
      </figcaption>
      <ol className="flex flex-col gap-1.5 px-4 pt-2 pb-4 sm:px-5">
        {lines.map((line, index) => (
          <Line key={line.at} line={line} index={index} />
        ))}
      </ol>
      <p
        className="animate-unroll flex flex-wrap items-baseline gap-x-3 border-t border-line bg-pine-soft px-4 py-3.5 sm:px-5"
        style={{ animationDelay: `${lines.length * STAGGER_MS}ms` }}
      >
        <span className="font-semibold text-pine">
          <Trans>Booked</Trans>
        </span>
        <span className="tabular">
          {outcome.what} · {outcome.when} · {outcome.name}
        </span>
      </p>
    </figure>
  );
}
