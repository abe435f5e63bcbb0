import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Industry } from '../../../content/industries/industry.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { classes } from '../../../ui/classes.ts';
import { DemoButton } from '../../demo/DemoButton.tsx';

interface IndustryHeroProps {
  readonly industry: Industry;
  readonly drawing: ReactNode;
  readonly drawingAt?: 'left' | 'right';
}

/** What the page is about, the object of the trade, and the two ways on. */
export function IndustryHero({ industry, drawing, drawingAt = 'right' }: IndustryHeroProps) {
  const left = drawingAt === 'left';
  return (
    <div
      className={classes(
        'mx-auto grid max-w-6xl items-center gap-10 px-4 py-12 sm:px-6 sm:py-20 lg:gap-16',
        left
          ? 'lg:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)]'
          : 'lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]',
      )}
    >
      <div className={classes(left && 'lg:order-last')}>
        <p className="font-medium text-brass-deep">{industry.name}</p>
        <h1 className="headline mt-2 text-3xl sm:text-4xl">{industry.headline}</h1>
        <p className="mt-5 max-w-[34rem] text-lg text-muted sm:text-xl">{industry.lead}</p>
        <div className="mt-8 flex flex-wrap gap-4">
          <ButtonLink href="/sign-up" size="large">
            <Trans>Get Started</Trans>
          </ButtonLink>
          <DemoButton label={t`Request Demo`} />
        </div>
      </div>
      <div className="mx-auto w-full max-w-56 sm:max-w-xs lg:max-w-none">{drawing}</div>
    </div>
  );
}
