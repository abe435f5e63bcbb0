import { hotels } from '../../../content/industries/hotels.ts';
import { KeyRack } from '../../../illustrations/KeyRack.tsx';
import { Benefits } from '../parts/Benefits.tsx';
import { CaseStudies } from '../parts/CaseStudies.tsx';
import { HowItWorks } from '../parts/HowItWorks.tsx';
import { IndustryClosing } from '../parts/IndustryClosing.tsx';
import { IndustryHero } from '../parts/IndustryHero.tsx';
import { Results } from '../parts/Results.tsx';
import { Testimony } from '../parts/Testimony.tsx';
import { NightKeys } from './NightKeys.tsx';

export function HotelsPage() {
  return (
    <>
      <IndustryHero industry={hotels} drawing={<KeyRack />} />
      <NightKeys />
      <Testimony testimonial={hotels.testimonial} />
      <Results industry={hotels} look="band" />
      <Benefits industry={hotels} look="columns" />
      <CaseStudies industry={hotels} ground="card" />
      <HowItWorks industry={hotels} />
      <IndustryClosing closing={hotels.closing} />
    </>
  );
}
