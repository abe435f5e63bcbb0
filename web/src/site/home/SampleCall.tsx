import { Bell } from '../../art/Bell.tsx';
import { type SampleLine, sampleCall } from '../../content/sampleCall.ts';
import { classes } from '../../ui/classes.ts';
import { Waveform } from './Waveform.tsx';

const STAGGER_MS = 350;

function Line({ line, index }: { line: SampleLine; index: number }) {
  const assistant = line.who === 'assistant';
  return (
    <li
      className="animate-unroll grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-4"
      style={{ animationDelay: `${index * STAGGER_MS}ms` }}
    >
      <span className="relative min-h-14">
        <span className={classes('absolute inset-0', assistant ? 'text-brass' : 'text-muted')}>
          <Waveform text={line.text} />
        </span>
      </span>
      <span className="self-center py-1.5">
        <span className="tabular flex gap-2 text-sm text-muted">
          <span className={assistant ? 'font-medium text-pine' : 'font-medium'}>
            {assistant ? 'Assistant' : 'Caller'}
          </span>
          {line.at}
        </span>
        <span className="block">{line.text}</span>
      </span>
    </li>
  );
}

/** The product at work: a call as it is heard and written, marked as the sample it is. */
export function SampleCall() {
  const { lines, outcome, business } = sampleCall;
  return (
    <figure className="rounded-md bg-card shadow-float">
      <figcaption className="flex flex-wrap items-center justify-between gap-2 border-b border-line px-5 py-3.5">
        <span className="flex items-center gap-2.5 font-semibold">
          <Bell className="size-6" />
          {business}
        </span>
        <span className="text-sm text-muted">Sample call</span>
      </figcaption>
      <ol className="flex flex-col gap-2 px-5 py-5">
        {lines.map((line, index) => (
          <Line key={line.at} line={line} index={index} />
        ))}
      </ol>
      <p
        className="animate-unroll flex flex-wrap items-baseline gap-x-3 gap-y-1 rounded-b-md border-t border-line bg-pine-soft px-5 py-4"
        style={{ animationDelay: `${lines.length * STAGGER_MS}ms` }}
      >
        <span className="font-semibold text-pine">Booked</span>
        <span className="tabular">
          {outcome.what} · {outcome.when} · {outcome.name}
        </span>
      </p>
    </figure>
  );
}
