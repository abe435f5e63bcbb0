import { Trans } from '@lingui/react/macro';
import type { Industry } from '../../../content/industries/industry.ts';
import { Sample } from '../../../layout/Sample.tsx';
import { classes } from '../../../ui/classes.ts';

/** The figures of the industry, on paper or as a dark band; marked as the sample they are. */
export function Results({ industry, look }: { industry: Industry; look: 'paper' | 'band' }) {
  const band = look === 'band';
  return (
    <Sample of="industry-figures">
      <section
        aria-labelledby="results"
        className={classes(band && 'bg-pine text-on-pine dark:bg-pine-soft dark:text-ink')}
      >
        <div className="mx-auto max-w-6xl px-4 py-16 sm:px-6 sm:py-20">
          <h2 id="results" className="headline text-3xl">
            {industry.resultsTitle}
          </h2>
          <dl
            className={classes(
              'mt-10 grid gap-x-8 gap-y-8 sm:grid-cols-2',
              industry.results.length === 4 ? 'lg:grid-cols-4' : 'lg:grid-cols-3',
            )}
          >
            {industry.results.map(({ value, label }) => (
              <div
                key={value}
                className={classes(
                  'flex flex-col-reverse justify-end border-l-2 pl-5',
                  band ? 'border-current' : 'border-brass',
                )}
              >
                <dt className={classes('mt-1', !band && 'text-muted')}>{label}</dt>
                <dd className="headline tabular text-4xl">{value}</dd>
              </div>
            ))}
          </dl>
          <p className={classes('mt-8 text-sm', !band && 'text-muted')}>
            <Trans>Sample figures, to show what is worth measuring.</Trans>
          </p>
        </div>
      </section>
    </Sample>
  );
}
