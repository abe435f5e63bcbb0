import { Trans } from '@lingui/react/macro';
import { Switchboard } from '../../illustrations/Switchboard.tsx';
import { Island } from '../../islands/Island.tsx';
import { LeadForm } from '../forms/LeadForm.tsx';

/** "Get Started Today": for those who would rather be called. */
export function LeadSection() {
  return (
    <section
      aria-labelledby="get-started"
      className="mx-auto grid max-w-6xl gap-10 px-4 py-16 sm:px-6 sm:py-24 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-16"
    >
      <div>
        <h2 id="get-started" className="headline text-3xl sm:text-4xl">
          <Trans>Get Started Today</Trans>
        </h2>
        <p className="mt-4 max-w-prose text-lg text-muted">
          <Trans>
            Prefer to talk to a person first? Leave your number. We call you back and show you how
            it works for your business.
          </Trans>
        </p>
        <p className="mt-3">
          <a href="/about" className="font-medium text-pine underline underline-offset-4">
            <Trans>About us</Trans>
          </a>
        </p>
        <Switchboard className="mt-10 hidden w-full max-w-72 lg:block" />
      </div>
      <div className="rounded-md border border-line bg-card p-5 sm:p-8">
        <Island name="lead" component={LeadForm} props={{}} wake="touch" />
      </div>
    </section>
  );
}
