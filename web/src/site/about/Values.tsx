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
          <Trans>Our values</Trans>
        </h2>
        <ul className="mt-10">
          <Value
            title={t`Trust & Security`}
            text={t`What callers say belongs to them and to you. It is stored where you choose, and deleted when you say so.`}
            proof={t`See for yourself: Belldesk runs on your own server, and its code is open source.`}
          />
          <Value
            title={t`Innovation`}
            text={t`Half a second of silence gives a machine away more than its voice does. So we measure every pause.`}
            proof={t`See for yourself: every call's page shows the response time of each turn, slow ones included.`}
          />
          <Value
            title={t`Customer Success`}
            text={t`A good call ends with a table set for five. So we look at the outcome, not the length.`}
            proof={t`See for yourself: your call log starts with the outcome, and every booking links to the words behind it.`}
          />
        </ul>
      </div>
    </section>
  );
}
