import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { tableCall } from '../../../content/industries/restaurants.ts';
import { classes } from '../../../ui/classes.ts';
import { CallLines } from '../parts/CallLines.tsx';
import { Section } from '../parts/Section.tsx';

/** A call, and the page of the reservation book that it is written into. */
export function TableBook() {
  const { lines, day, book, taken } = tableCall;
  return (
    <Section
      id="table-book"
      title={t`One call, one booking`}
      text={t`A sample call and its outcome.`}
      ground="card"
    >
      <div className="mt-10 grid overflow-hidden rounded-md border-2 border-ink bg-ground lg:grid-cols-2">
        <div className="p-5 sm:p-8">
          <h3 className="mb-4 text-sm font-medium text-muted">
            <Trans>17:42, incoming call</Trans>
          </h3>
          <CallLines lines={lines} />
        </div>
        <div className="border-t-2 border-ink p-5 sm:p-8 lg:border-t-0 lg:border-l-2">
          <table className="tabular w-full text-left">
            <caption className="headline pb-4 text-left text-2xl">{day}</caption>
            <thead className="text-sm text-muted">
              <tr className="border-b-2 border-ink">
                <th scope="col" className="py-2 pr-3 pl-2 font-medium">
                  <Trans>Time</Trans>
                </th>
                <th scope="col" className="py-2 pr-3 font-medium">
                  <Trans>Party</Trans>
                </th>
                <th scope="col" className="py-2 pr-3 font-medium">
                  <Trans>Name</Trans>
                </th>
              </tr>
            </thead>
            <tbody>
              {book.map((entry) => (
                <tr
                  key={entry.time}
                  className={classes(
                    'border-b border-line align-top',
                    'new' in entry && 'bg-brass-soft',
                  )}
                >
                  <td className="py-3.5 pr-3 pl-2 text-lg">{entry.time}</td>
                  <td className="py-3.5 pr-3 text-lg">{entry.party}</td>
                  <td className="py-3.5 pr-2">
                    <span className="headline text-lg">{entry.name}</span>
                    {entry.note && <span className="block text-sm">{entry.note}</span>}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="mt-5 text-sm font-medium text-brass-deep">{taken}</p>
        </div>
      </div>
    </Section>
  );
}
