import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { aboutStats } from '../../content/about.ts';
import { Sample } from '../../layout/Sample.tsx';

export function AboutStats() {
  return (
    <Sample of="about-figures">
      <section aria-label={t`In numbers`} className="border-y border-line bg-card">
        <div className="mx-auto max-w-6xl px-4 py-12 sm:px-6 sm:py-14">
          <dl className="grid grid-cols-2 gap-y-8 lg:grid-cols-4">
            {aboutStats.map(({ value, label }) => (
              <div
                key={label}
                className="flex flex-col-reverse justify-end border-l border-line pl-4 sm:pl-7"
              >
                <dt className="mt-1 text-muted">{label}</dt>
                <dd className="headline text-2xl whitespace-nowrap sm:text-4xl">{value}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-8 text-sm text-muted">
            <Trans>Sample figures.</Trans>
          </p>
        </div>
      </section>
    </Sample>
  );
}
