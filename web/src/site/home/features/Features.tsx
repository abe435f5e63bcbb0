import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Interruption } from './Interruption.tsx';
import { NightLog } from './NightLog.tsx';
import { TakenDown } from './TakenDown.tsx';

interface FeatureProps {
  readonly title: string;
  readonly text: string;
  readonly picture: ReactNode;
  readonly className?: string;
}

/** What it does, said shortly, above what one sees of it. */
function Feature({ title, text, picture, className = '' }: FeatureProps) {
  return (
    <article
      className={`flex flex-col overflow-hidden rounded-md border border-line bg-ground ${className}`}
    >
      <div className="p-5 sm:p-8">
        <h3 className="headline text-2xl">{title}</h3>
        <p className="mt-2.5 max-w-prose text-muted">{text}</p>
      </div>
      <div className="flex flex-1 flex-col justify-end px-5 pb-5 sm:px-8 sm:pb-8">{picture}</div>
    </article>
  );
}

/** Three things it does, as they look in the product. */
export function Features() {
  return (
    <section aria-labelledby="features" className="border-y border-line bg-card">
      <div className="mx-auto max-w-6xl px-4 py-16 sm:px-6 sm:py-24">
        <h2 id="features" className="headline max-w-2xl text-3xl sm:text-4xl">
          <Trans>A good receptionist, on every line at once</Trans>
        </h2>
        <div className="mt-10 grid gap-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
          <Feature
            className="lg:row-span-2"
            title={t`Always Available`}
            text={t`At night, at lunch, when three people call at once. In the morning, you read what came in before your coffee gets cold.`}
            picture={<NightLog />}
          />
          <Feature
            title={t`More Than Just AI`}
            text={t`Every call leaves a result: the table, the order or the message, with a name and a time.`}
            picture={<TakenDown />}
          />
          <Feature
            title={t`Natural Conversations`}
            text={t`Callers can interrupt, correct themselves and take their time. It stops, listens, and picks up from there.`}
            picture={<Interruption />}
          />
        </div>
      </div>
    </section>
  );
}
