import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type SalonHour, salonCalls, salonDay } from '../../../content/industries/beauty.ts';
import { classes } from '../../../ui/classes.ts';
import { CallLines } from '../parts/CallLines.tsx';
import { Section } from '../parts/Section.tsx';

function Chair({ chair }: { chair: SalonHour['chairs'][number] }) {
  return (
    <td
      className={classes(
        'border border-line p-2 align-top text-sm sm:p-3 sm:text-base',
        chair.was ? 'bg-brass-soft' : chair.text ? 'bg-card' : 'bg-sunken',
      )}
    >
      {chair.was && <s className="block">{chair.was}</s>}
      <span className={classes(chair.was && 'font-semibold')}>{chair.text || 'free'}</span>
    </td>
  );
}

/** Two calls within a quarter of an hour, and the day in which an hour changed hands. */
export function SalonDay() {
  const { day, people, hours } = salonDay;
  return (
    <Section
      id="salon-day"
      title={t`Cancelled at 9:12, rebooked at 9:26`}
      text={t`A sample morning. No one put down the scissors.`}
      ground="card"
    >
      <div className="mt-10 grid gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)]">
        <ol className="flex flex-col gap-8">
          {salonCalls.map(({ at, lines }) => (
            <li key={at}>
              <p className="headline tabular mb-3 text-2xl">{at}</p>
              <CallLines lines={lines} />
            </li>
          ))}
        </ol>
        <table className="tabular w-full table-fixed border-collapse self-start">
          <caption className="headline pb-4 text-left text-2xl">{day}</caption>
          <thead>
            <tr>
              <th scope="col" className="w-14 sm:w-20">
                <span className="sr-only">
                  <Trans>Time</Trans>
                </span>
              </th>
              {people.map((name) => (
                <th key={name} scope="col" className="px-2 pb-2 text-left font-semibold sm:px-3">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {hours.map(({ time, chairs }) => (
              <tr key={time} className="h-18">
                <th
                  scope="row"
                  className="pt-2.5 pr-2 text-left align-top text-sm font-medium text-muted"
                >
                  {time}
                </th>
                {chairs.map((chair, index) => (
                  <Chair key={people[index]} chair={chair} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
