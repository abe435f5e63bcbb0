import { Plus } from 'lucide-react';
import type { SampleName } from '../../content/samples.ts';
import { Sample } from '../../layout/Sample.tsx';

interface Question {
  readonly question: string;
  readonly answer: string;
  /** The block to which it belongs where it is sample content. */
  readonly sample?: SampleName;
}

/** Questions with their answers folded away; opening one closes the one that was open. */
export function Questions({ group, entries }: { group: string; entries: readonly Question[] }) {
  return (
    <div className="divide-y divide-line border-y border-line">
      {entries.map((entry) =>
        entry.sample ? (
          <Sample key={entry.question} of={entry.sample}>
            <Fold group={group} entry={entry} />
          </Sample>
        ) : (
          <Fold key={entry.question} group={group} entry={entry} />
        ),
      )}
    </div>
  );
}

function Fold({ group, entry: { question, answer } }: { group: string; entry: Question }) {
  return (
    <details name={group} className="group">
      <summary className="flex min-h-13 list-none items-center justify-between gap-4 py-4 text-lg font-medium hover:text-pine">
        {question}
        <Plus
          aria-hidden="true"
          className="size-5 shrink-0 text-brass-deep transition-transform group-open:rotate-45"
        />
      </summary>
      <p className="max-w-prose pb-6 text-muted">{answer}</p>
    </details>
  );
}
