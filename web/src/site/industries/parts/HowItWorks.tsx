import type { Industry } from '../../../content/industries/industry.ts';
import { Section } from './Section.tsx';

/** Three steps along one cord. */
export function HowItWorks({
  industry,
  ground = 'paper',
}: {
  industry: Industry;
  ground?: 'paper' | 'card';
}) {
  return (
    <Section id="how-it-works" title={industry.stepsTitle} ground={ground}>
      <ol className="relative mt-10 grid gap-8 md:grid-cols-3 md:gap-10">
        {industry.steps.map(({ title, text }, index) => (
          <li
            key={title}
            className="group relative grid grid-cols-[4.25rem_minmax(0,1fr)] md:block"
          >
            <span
              aria-hidden="true"
              className="absolute top-6 hidden h-px w-[calc(100%+2.5rem)] bg-brass md:block md:group-last:hidden"
            />
            <span
              aria-hidden="true"
              className="headline relative grid size-12 place-items-center rounded-full border-2 border-ink bg-ground text-xl"
            >
              {index + 1}
            </span>
            <div className="md:mt-5">
              <h3 className="text-lg font-semibold">{title}</h3>
              <p className="mt-1.5 text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
