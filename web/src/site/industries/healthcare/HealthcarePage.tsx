import { healthcare } from '../../../content/industries/healthcare.ts';
import { Stethoscope } from '../../../illustrations/Stethoscope.tsx';
import { Benefits } from '../parts/Benefits.tsx';
import { CaseStudies } from '../parts/CaseStudies.tsx';
import { HowItWorks } from '../parts/HowItWorks.tsx';
import { IndustryClosing } from '../parts/IndustryClosing.tsx';
import { IndustryHero } from '../parts/IndustryHero.tsx';
import { Results } from '../parts/Results.tsx';
import { Testimony } from '../parts/Testimony.tsx';
import { Compliance } from './Compliance.tsx';
import { Connections } from './Connections.tsx';

export function HealthcarePage() {
  return (
    <>
      <IndustryHero industry={healthcare} drawing={<Stethoscope />} />
      <Connections />
      <Compliance />
      <Results industry={healthcare} look="band" />
      <Benefits industry={healthcare} look="ledger" />
      <Testimony testimonial={healthcare.testimonial} />
      <CaseStudies industry={healthcare} ground="card" />
      <HowItWorks industry={healthcare} />
      <IndustryClosing closing={healthcare.closing} />
    </>
  );
}
