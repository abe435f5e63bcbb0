import { t } from '@lingui/core/macro';
import { nightKeys } from '../../../content/industries/hotels.ts';
import { Section } from '../parts/Section.tsx';

function Key() {
  return (
    <svg
      viewBox="0 0 40 92"
      aria-hidden="true"
      className="mx-auto h-23 w-10"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M20 0v14" />
      <circle cx="20" cy="24" r="10" />
      <path d="M20 34v52M20 84h10M20 74h7" />
      <circle cx="20" cy="24" r="4" className="stroke-brass" strokeWidth="1.5" />
    </svg>
  );
}

/** The night as a rack of keys: each hangs at the hour of its call. */
export function NightKeys() {
  return (
    <Section
      id="night"
      title={t`What was waiting in the morning`}
      text={t`A sample night, as your call log shows it at 7 am.`}
      ground="card"
    >
      <ol className="mt-10 grid gap-6 border-t-8 border-ink lg:grid-cols-5 lg:gap-4">
        {nightKeys.map(({ at, said, done, kind }) => (
          <li key={at} className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-4 lg:block">
            <Key />
            <div className="mt-3 rounded-sm border border-line bg-ground p-4 lg:mt-0 lg:min-h-64">
              <p className="tabular flex items-baseline justify-between gap-2">
                <span className="headline text-2xl">{at}</span>
                <span className="text-sm font-medium text-brass-deep">{kind}</span>
              </p>
              <p className="headline mt-3 text-lg leading-snug">{said}</p>
              <p className="mt-3 text-muted">{done}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
