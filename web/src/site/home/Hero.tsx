import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { DemoButton } from '../demo/DemoButton.tsx';
import { PhoneMockup } from './PhoneMockup.tsx';
import { StartButton } from './StartButton.tsx';

const BULLETS = [
  { title: t`24/7 Availability`, text: t`Sundays, lunch breaks, three calls at once.` },
  {
    title: t`Human-like Conversations`,
    text: t`It listens, asks for missing details, and confirms.`,
  },
  { title: t`1-min Setup`, text: t`Describe your business in four short steps.` },
] as const;

export function Hero() {
  return (
    <section className="mx-auto grid max-w-6xl items-center gap-12 px-4 py-12 sm:px-6 sm:py-20 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] lg:gap-14">
      <div>
        <h1 className="headline text-4xl sm:text-5xl">
          <Trans>
            The phone rings. <span className="block">It answers.</span>
          </Trans>
        </h1>
        <p className="mt-6 max-w-[34rem] text-lg text-muted sm:text-xl">
          <Trans>
            A receptionist for your business phone. It answers questions, takes reservations and
            messages, and writes down what was said.
          </Trans>
        </p>
        <ul className="mt-8 mb-10 divide-y divide-line border-y border-line">
          {BULLETS.map((bullet) => (
            <li key={bullet.title} className="py-3 sm:flex sm:gap-4">
              <span className="block font-semibold sm:w-56 sm:shrink-0">{bullet.title}</span>
              <span className="text-muted">{bullet.text}</span>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap items-end gap-x-4 gap-y-5">
          <StartButton />
          <DemoButton label={t`Book a Demo`} />
        </div>
        <p className="mt-3 text-sm text-muted">
          <Trans>No credit card required.</Trans>
        </p>
      </div>
      <PhoneMockup />
    </section>
  );
}
