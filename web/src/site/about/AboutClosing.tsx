import { Handset } from '../../illustrations/Handset.tsx';
import { ButtonLink } from '../../ui/Button.tsx';

export function AboutClosing() {
  return (
    <section className="mx-auto grid max-w-6xl items-center gap-10 px-4 py-16 sm:px-6 sm:py-24 md:grid-cols-[minmax(0,1fr)_18rem]">
      <div>
        <h2 className="headline text-3xl sm:text-4xl">Give your telephone somebody</h2>
        <p className="mt-4 max-w-prose text-lg text-muted">
          A minute to set up, twenty minutes of calls to try it, and no card asked for.
        </p>
        <div className="mt-8 flex flex-wrap gap-4">
          <ButtonLink href="/sign-up" size="large">
            Get Started
          </ButtonLink>
          <ButtonLink href="/features" kind="secondary" size="large">
            Learn More<span className="sr-only"> about what it does</span>
          </ButtonLink>
        </div>
      </div>
      <Handset className="w-full max-w-64 md:justify-self-end" />
    </section>
  );
}
