import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Feature, Specification } from '../../content/features.ts';
import { Sample } from '../../layout/Sample.tsx';
import { Accordion } from '../accordion/Accordion.tsx';

/** A feature in two sentences; its details and technical specifications are folded away. */
export function FeatureEntry({ feature }: { feature: Feature }) {
  const { title, text, details, specifications } = feature;
  return (
    <li className="border-b border-line py-7 md:grid md:grid-cols-[19rem_minmax(0,1fr)] md:gap-x-10">
      <h3 className="headline text-2xl">{title}</h3>
      <div className="mt-2 max-w-prose md:mt-0.5">
        <p className="text-lg">{text}</p>
        <div className="mt-2">
          <Accordion group="features" show={t`Show Details`} hide={t`Hide Details`} about={title}>
            <p className="text-muted">{details}</p>
            <h4 className="mt-6 text-sm font-semibold">
              <Trans>Technical specifications</Trans>
            </h4>
            <dl className="tabular mt-2 border-t border-ink">
              {specifications.map((specification) =>
                specification.isClaim ? (
                  <Sample key={specification.name} of="feature-figures">
                    <SpecificationRow specification={specification} />
                  </Sample>
                ) : (
                  <SpecificationRow key={specification.name} specification={specification} />
                ),
              )}
            </dl>
          </Accordion>
        </div>
      </div>
    </li>
  );
}

function SpecificationRow({ specification: { name, value } }: { specification: Specification }) {
  return (
    <div className="border-b border-line py-2.5 sm:flex sm:justify-between sm:gap-6">
      <dt className="text-muted">{name}</dt>
      <dd className="font-medium sm:text-right">{value}</dd>
    </div>
  );
}
