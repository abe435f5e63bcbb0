import { t } from '@lingui/core/macro';
import { connections } from '../../../content/industries/healthcare.ts';
import { classes } from '../../../ui/classes.ts';
import { Section } from '../parts/Section.tsx';

/** A cord from the caller to the place where the call belongs. */
function Cord({ urgent }: { urgent: boolean }) {
  return (
    <svg
      viewBox="0 0 120 40"
      aria-hidden="true"
      className={classes(
        'w-20 shrink-0 rotate-90 lg:w-full lg:max-w-30 lg:rotate-0',
        urgent && 'text-rose',
      )}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
    >
      <circle cx="12" cy="20" r="8" />
      <circle cx="108" cy="20" r="8" />
      <path
        d={urgent ? 'M12 20h96' : 'M12 20c28 0 22 14 48 14s20-14 48-14'}
        className={urgent ? 'stroke-rose' : 'stroke-brass'}
        strokeWidth={urgent ? 3 : 2}
      />
    </svg>
  );
}

/** The switchboard of a practice: what was said, and where it was plugged in. */
export function Connections() {
  return (
    <Section
      id="connections"
      title={t`Every call ends up in the right place`}
      text={t`A sample morning. Most calls are routine. One is an emergency, and is handled right away.`}
      ground="card"
    >
      <ul className="mt-10 flex flex-col gap-4">
        {connections.map(({ said, to, how, urgent = false }) => (
          <li
            key={said}
            className={classes(
              'grid items-center gap-x-6 rounded-md border bg-ground p-5 sm:p-6 lg:grid-cols-[minmax(0,1fr)_8rem_minmax(0,1.2fr)]',
              urgent ? 'border-2 border-rose' : 'border-line',
            )}
          >
            <p className="headline text-xl">{said}</p>
            <div className="my-1 flex h-20 w-8 items-center justify-center lg:my-0 lg:h-auto lg:w-auto">
              <Cord urgent={urgent} />
            </div>
            <div>
              <p className={classes('font-semibold', urgent ? 'text-rose-deep' : 'text-pine')}>
                {to}
              </p>
              <p className="mt-0.5 max-w-prose">{how}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
