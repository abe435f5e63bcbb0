import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { rpc } from '../../api/queries.ts';

/** Where nobody answers since an assistant was deleted; nothing where no line waits. */
export function WaitingLines() {
  const lines = useQuery(rpc.lines.list.queryOptions());
  const waiting = lines.data?.rows.filter(({ answers }) => answers === null) ?? [];
  if (waiting.length === 0) return null;
  return (
    <section
      aria-label={t`Waiting for an assistant`}
      className="mb-6 rounded-md border border-brass bg-brass-soft p-4 text-ink"
    >
      <p className="font-semibold">
        <Trans>No one answers these lines</Trans>
      </p>
      <ul className="mt-1 font-code">
        {waiting.map(({ id, address }) => (
          <li key={id} className="wrap-anywhere">
            {address}
          </li>
        ))}
      </ul>
      <p className="mt-1 max-w-prose">
        {plural(waiting.length, {
          one: 'It stays yours. Create and publish an assistant, and it answers this line.',
          other: 'They stay yours. Create and publish an assistant, and it answers these lines.',
        })}
      </p>
    </section>
  );
}
