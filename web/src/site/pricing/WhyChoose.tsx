import { Trans } from '@lingui/react/macro';
import { whyChoose } from '../../content/pricing.ts';
import { DeskBell } from '../../illustrations/DeskBell.tsx';
import { Sample } from '../../layout/Sample.tsx';

/** Reasons, each with its figure, beside the bell they are about. */
export function WhyChoose() {
  return (
    <Sample of="pricing-reasons">
      <section
        aria-labelledby="why"
        className="mx-auto grid max-w-6xl gap-10 px-4 py-16 sm:px-6 sm:py-24 lg:grid-cols-[18rem_minmax(0,1fr)]"
      >
        <div>
          <h2 id="why" className="headline text-3xl">
            <Trans>Why choose Belldesk</Trans>
          </h2>
          <DeskBell className="mt-8 hidden w-56 lg:block" />
        </div>
        <dl className="divide-y divide-line border-y border-line">
          {whyChoose.map(({ figure, title, text }) => (
            <div
              key={title}
              className="grid gap-x-8 py-6 sm:grid-cols-[9rem_minmax(0,1fr)] sm:items-baseline"
            >
              <dt className="sm:col-start-2 sm:row-start-1">
                <span className="text-lg font-semibold">{title}</span>
              </dt>
              <dd className="tabular headline order-first text-3xl text-brass-deep sm:col-start-1 sm:row-span-2 sm:row-start-1">
                {figure}
              </dd>
              <dd className="max-w-prose text-muted sm:col-start-2">{text}</dd>
            </div>
          ))}
        </dl>
        <p className="text-sm text-muted lg:col-start-2">
          <Trans>Sample figures.</Trans>
        </p>
      </section>
    </Sample>
  );
}
