import { restaurants } from '../../../content/industries/restaurants.ts';
import { ReservationBook } from '../../../illustrations/ReservationBook.tsx';
import { Benefits } from '../parts/Benefits.tsx';
import { CaseStudies } from '../parts/CaseStudies.tsx';
import { HowItWorks } from '../parts/HowItWorks.tsx';
import { IndustryClosing } from '../parts/IndustryClosing.tsx';
import { IndustryHero } from '../parts/IndustryHero.tsx';
import { Results } from '../parts/Results.tsx';
import { Testimony } from '../parts/Testimony.tsx';
import { TableBook } from './TableBook.tsx';

export function RestaurantsPage() {
  return (
    <>
      <IndustryHero industry={restaurants} drawing={<ReservationBook />} />
      <TableBook />
      <Benefits industry={restaurants} look="ledger" />
      <Results industry={restaurants} look="band" />
      <HowItWorks industry={restaurants} />
      <CaseStudies industry={restaurants} ground="card" />
      <Testimony testimonial={restaurants.testimonial} />
      <IndustryClosing closing={restaurants.closing} />
    </>
  );
}
