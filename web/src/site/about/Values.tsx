import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface ValueProps {
  readonly title: string;
  readonly text: string;
  /** What one can look at to see that it is meant. */
  readonly proof: ReactNode;
}

function Value({ title, text, proof }: ValueProps) {
  return (
    <li className="grid gap-x-12 gap-y-4 border-t border-line py-8 md:grid-cols-[minmax(0,4fr)_minmax(0,5fr)_minmax(0,4fr)] md:py-10">
      <h3 className="headline text-2xl">{title}</h3>
      <p className="text-lg">{text}</p>
      <div className="text-muted">{proof}</div>
    </li>
  );
}

/** Three things we hold to, each with how one can tell. */
export function Values() {
  return (
    <section aria-labelledby="values" className="border-y border-line bg-card">
      <div className="mx-auto max-w-6xl px-4 py-16 sm:px-6 sm:py-24">
        <h2 id="values" className="headline text-3xl sm:text-4xl">
          <Trans>What we hold to</Trans>
        </h2>
        <ul className="mt-10">
          <Value
            title={t`Trust & Security`}
            text={t`What callers say is theirs and yours. It is kept where you keep it, and leaves when you say so.`}
            proof={t`How you can tell: the whole of Belldesk runs on a machine of your own, and its code is open to read.`}
          />
          <Value
            title={t`Innovation`}
            text={t`A pause of half a second tells a caller more about a machine than its voice. We measure pauses.`}
            proof={t`How you can tell: each call's page shows the delay of each turn, the bad ones too.`}
          />
          <Value
            title={t`Customer Success`}
            text={t`The call went well if the table was set for five. So we look at what came of it, not at how long it took.`}
            proof={t`How you can tell: your log begins with the outcome, and every booking can be checked against the words.`}
          />
        </ul>
      </div>
    </section>
  );
}
