import { ButtonLink } from '../../ui/Button.tsx';
import { AgainstCallCentre } from './AgainstCallCentre.tsx';
import { Excellence } from './Excellence.tsx';
import { FeatureTabs } from './FeatureTabs.tsx';
import { Process } from './Process.tsx';

export function FeaturesPage() {
  return (
    <>
      <div className="mx-auto max-w-6xl px-4 pt-12 pb-20 sm:px-6 sm:pt-20 sm:pb-28">
        <h1 className="headline max-w-3xl text-4xl">What a good receptionist can do</h1>
        <p className="mt-4 max-w-prose text-lg text-muted sm:text-xl">
          Nine things, each with what stands behind it. Open what you want to know more about.
        </p>
        <div className="mt-8 mb-14 flex flex-wrap gap-4">
          <ButtonLink href="/sign-up" size="large">
            Start Free Trial
          </ButtonLink>
          <ButtonLink href="/contact" kind="secondary" size="large">
            Request Demo
          </ButtonLink>
        </div>
        <FeatureTabs />
      </div>
      <Process />
      <Excellence />
      <AgainstCallCentre />
      <section
        aria-labelledby="begin"
        className="bg-pine text-on-pine dark:bg-pine-soft dark:text-ink"
      >
        <div className="mx-auto flex max-w-6xl flex-col gap-6 px-4 py-16 sm:px-6 md:flex-row md:items-end md:justify-between">
          <div>
            <h2 id="begin" className="headline text-3xl">
              Hear it before you believe it
            </h2>
            <p className="mt-3 max-w-prose text-lg">
              Set it up, ring it, interrupt it. 20 free minutes, no credit card.
            </p>
          </div>
          <ButtonLink href="/pricing" kind="secondary" size="large" className="shrink-0">
            View Pricing Plans
          </ButtonLink>
        </div>
      </section>
    </>
  );
}
