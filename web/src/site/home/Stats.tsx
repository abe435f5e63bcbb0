import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { homeStats } from '../../content/home.ts';
import { Sample } from '../../layout/Sample.tsx';
import { ButtonLink } from '../../ui/Button.tsx';

/** Four figures in a row, and the way in. */
export function Stats() {
  return (
    <section aria-label={t`In numbers`} className="mx-auto max-w-6xl px-4 py-16 sm:px-6 sm:py-20">
      <Sample of="home-figures">
        <dl className="grid grid-cols-2 gap-y-10 lg:grid-cols-4">
          {homeStats.map(({ value, label }) => (
            <div
              key={label}
              className="flex flex-col-reverse justify-end border-l border-line pl-5 sm:pl-7"
            >
              <dt className="mt-1 text-muted">{label}</dt>
              <dd className="headline text-3xl whitespace-nowrap sm:text-4xl">{value}</dd>
            </div>
          ))}
        </dl>
      </Sample>
      <div className="mt-12 flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink href="/sign-up" size="large">
          <Trans>Get Started Now</Trans>
        </ButtonLink>
        <Sample of="home-figures">
          <p className="text-sm text-muted">
            <Trans>Sample figures.</Trans>
          </p>
        </Sample>
      </div>
    </section>
  );
}
