import { Trans } from '@lingui/react/macro';
import { technicalExcellence } from '../../content/features.ts';
import { Switchboard } from '../../illustrations/Switchboard.tsx';
import { Sample } from '../../layout/Sample.tsx';

/** What the line is made of, in figures. */
export function Excellence() {
  return (
    <Sample of="feature-figures">
      <section
        aria-labelledby="excellence"
        className="mx-auto grid max-w-6xl gap-12 px-4 py-16 sm:px-6 sm:py-24 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)]"
      >
        <div>
          <h2 id="excellence" className="headline text-3xl">
            <Trans>Technical excellence</Trans>
          </h2>
          <p className="mt-3 max-w-prose text-lg text-muted">
            <Trans>
              A half-second pause feels like a bad line. So we measure every step of every call,
              from the moment the caller stops speaking to the first sound of the answer.
            </Trans>
          </p>
          <Switchboard className="mt-10 hidden w-72 lg:block" />
        </div>
        <div>
          <dl className="grid gap-x-8 sm:grid-cols-2">
            {technicalExcellence.map(({ value, label }) => (
              <div
                key={value}
                className="flex flex-col-reverse justify-end border-t-2 border-ink py-6"
              >
                <dt className="mt-1 text-muted">{label}</dt>
                <dd className="headline tabular text-3xl">{value}</dd>
              </div>
            ))}
          </dl>
          <p className="text-sm text-muted">
            <Trans>
              Sample figures. For your own calls, the response time is shown next to each turn.
            </Trans>
          </p>
        </div>
      </section>
    </Sample>
  );
}
