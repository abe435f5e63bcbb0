import { beauty } from '../../../content/industries/beauty.ts';
import { HandMirror } from '../../../illustrations/HandMirror.tsx';
import { Benefits } from '../parts/Benefits.tsx';
import { CaseStudies } from '../parts/CaseStudies.tsx';
import { HowItWorks } from '../parts/HowItWorks.tsx';
import { IndustryClosing } from '../parts/IndustryClosing.tsx';
import { IndustryHero } from '../parts/IndustryHero.tsx';
import { Results } from '../parts/Results.tsx';
import { Testimony } from '../parts/Testimony.tsx';
import { SalonDay } from './SalonDay.tsx';

export function BeautyPage() {
  return (
    <>
      <IndustryHero industry={beauty} drawing={<HandMirror />} drawingAt="left" />
      <Benefits industry={beauty} look="columns" />
      <SalonDay />
      <Results industry={beauty} look="paper" />
      <HowItWorks industry={beauty} ground="card" />
      <Testimony testimonial={beauty.testimonial} />
      <CaseStudies industry={beauty} />
      <IndustryClosing closing={beauty.closing} />
    </>
  );
}
