import type { Industry } from '../../../content/industries/industry.ts';
import { Section } from './Section.tsx';

interface BenefitsProps {
  readonly industry: Industry;
  /** Three beside each other, or one under the other as in a ledger. */
  readonly look: 'columns' | 'ledger';
  readonly ground?: 'paper' | 'card';
}

/** Three things that it takes over. */
export function Benefits({ industry, look, ground = 'paper' }: BenefitsProps) {
  return (
    <Section id="benefits" title={industry.benefitsTitle} ground={ground}>
      {look === 'columns' ? (
        <ul className="mt-10 grid gap-x-10 gap-y-8 md:grid-cols-3">
          {industry.benefits.map(({ title, text }) => (
            <li key={title} className="border-t-2 border-ink pt-5">
              <h3 className="headline text-xl">{title}</h3>
              <p className="mt-2 text-muted">{text}</p>
            </li>
          ))}
        </ul>
      ) : (
        <ul className="mt-8 border-t-2 border-ink">
          {industry.benefits.map(({ title, text }) => (
            <li
              key={title}
              className="grid gap-x-10 gap-y-2 border-b border-line py-6 md:grid-cols-[18rem_minmax(0,1fr)] md:items-baseline"
            >
              <h3 className="headline text-xl">{title}</h3>
              <p className="max-w-prose text-lg text-muted">{text}</p>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
