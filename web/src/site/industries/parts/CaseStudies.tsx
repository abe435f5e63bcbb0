import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Industry } from '../../../content/industries/industry.ts';
import { Sample } from '../../../layout/Sample.tsx';
import { Section } from './Section.tsx';

/** Two houses and what changed there; marked as samples. */
export function CaseStudies({
  industry,
  ground = 'paper',
}: {
  industry: Industry;
  ground?: 'paper' | 'card';
}) {
  return (
    <Sample of="industry-voices">
      <Section id="case-studies" title={t`Two case studies`} ground={ground}>
        <div className="mt-8 grid gap-x-12 gap-y-10 md:grid-cols-2">
          {industry.caseStudies.map(({ who, title, text, figures }) => (
            <article key={title} className="flex flex-col border-t-2 border-ink pt-5">
              <p className="text-sm font-medium text-muted">
                <Trans>{who} (sample)</Trans>
              </p>
              <h3 className="headline mt-1 text-2xl">{title}</h3>
              <p className="mt-3 mb-6 max-w-prose text-muted">{text}</p>
              <dl className="mt-auto flex flex-wrap gap-x-10 gap-y-4">
                {figures.map(({ value, label }) => (
                  <div key={label} className="flex flex-col-reverse">
                    <dt className="text-sm text-muted">{label}</dt>
                    <dd className="headline tabular text-2xl text-brass-deep">{value}</dd>
                  </div>
                ))}
              </dl>
            </article>
          ))}
        </div>
      </Section>
    </Sample>
  );
}
