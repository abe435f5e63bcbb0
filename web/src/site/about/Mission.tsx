import { Trans } from '@lingui/react/macro';
import { DeskBell } from '../../illustrations/DeskBell.tsx';

/** What this is for. */
export function Mission() {
  return (
    <section className="mx-auto grid max-w-6xl items-center gap-10 px-4 py-14 sm:px-6 sm:py-24 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-16">
      <div>
        <p className="font-semibold text-brass-deep">
          <Trans>Our Mission</Trans>
        </p>
        <h1 className="headline mt-3 text-4xl sm:text-5xl">
          <Trans>Every call deserves an answer</Trans>
        </h1>
        <div className="mt-6 flex max-w-[36rem] flex-col gap-4 text-lg text-muted sm:text-xl">
          <p>
            <Trans>
              A small business loses a customer each time the phone rings out, and it rings when
              everyone is busy. A front desk that is always staffed used to be for those who could
              pay for three shifts.
            </Trans>
          </p>
          <p>
            <Trans>
              We build one for every business. It answers right away, knows your business, is
              polite, and writes down what was said.
            </Trans>
          </p>
        </div>
      </div>
      <DeskBell className="w-full max-w-sm justify-self-center" />
    </section>
  );
}
