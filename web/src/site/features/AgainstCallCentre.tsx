import { Trans } from '@lingui/react/macro';
import { againstCallCentre } from '../../content/features.ts';
import { Sample } from '../../layout/Sample.tsx';

/** The service beside a traditional call centre, row by row. */
export function AgainstCallCentre() {
  return (
    <Sample of="feature-figures">
      <section aria-labelledby="comparison" className="border-t border-line bg-card">
        <div className="mx-auto max-w-6xl px-4 py-16 sm:px-6 sm:py-20">
          <h2 id="comparison" className="headline text-3xl">
            <Trans>Compared with a traditional call centre</Trans>
          </h2>
          <table className="tabular mt-8 block w-full table-fixed border-collapse text-left sm:table">
            <caption className="sr-only">
              <Trans>Belldesk vs. a traditional call centre</Trans>
            </caption>
            <thead className="block sm:table-header-group">
              <tr className="grid grid-cols-2 border-b-2 border-ink align-bottom sm:table-row">
                <th scope="col" className="hidden w-1/4 py-3 pr-2 font-semibold sm:table-cell">
                  <Trans>What</Trans>
                </th>
                <th scope="col" className="bg-brass-soft px-3 py-3 font-semibold sm:px-5">
                  Belldesk
                </th>
                <th scope="col" className="px-3 py-3 font-semibold sm:px-5">
                  <Trans>Traditional call centre</Trans>
                </th>
              </tr>
            </thead>
            <tbody className="block sm:table-row-group">
              {againstCallCentre.map(({ name, ours, theirs }) => (
                <tr
                  key={name}
                  className="grid grid-cols-2 border-b border-line align-top sm:table-row"
                >
                  <th
                    scope="row"
                    className="col-span-2 pt-4 pb-2 font-medium sm:table-cell sm:py-3.5 sm:pr-2"
                  >
                    {name}
                  </th>
                  <td className="bg-brass-soft px-3 py-3 font-medium sm:px-5 sm:py-3.5">{ours}</td>
                  <td className="px-3 py-3 text-muted sm:px-5 sm:py-3.5">{theirs}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="mt-4 text-sm text-muted">
            <Trans>Sample figures.</Trans>
          </p>
        </div>
      </section>
    </Sample>
  );
}
