import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Passage } from '../../../content/industries/industry.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { DemoButton } from '../../demo/DemoButton.tsx';

/** The end of the page: a demo with a person, or what it costs. */
export function IndustryClosing({ closing }: { closing: Passage }) {
  return (
    <section aria-labelledby="closing" className="border-t border-line bg-brass-soft">
      <div className="mx-auto max-w-6xl px-4 py-16 sm:px-6 sm:py-20">
        <h2 id="closing" className="headline text-3xl sm:text-4xl">
          {closing.title}
        </h2>
        <p className="mt-3 max-w-prose text-lg">{closing.text}</p>
        <div className="mt-8 flex flex-wrap gap-4">
          <DemoButton label={t`Schedule a Demo`} kind="primary" />
          <ButtonLink href="/pricing" kind="secondary" size="large">
            <Trans>View Pricing Plans</Trans>
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
