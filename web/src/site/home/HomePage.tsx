import { AsSeenOn } from './AsSeenOn.tsx';
import { Film } from './Film.tsx';
import { Features } from './features/Features.tsx';
import { Hero } from './Hero.tsx';
import { LeadSection } from './LeadSection.tsx';
import { Returns } from './returns/Returns.tsx';
import { Stats } from './Stats.tsx';

export function HomePage() {
  return (
    <>
      <Hero />
      <AsSeenOn />
      <Film />
      <Features />
      <Stats />
      <Returns />
      <LeadSection />
    </>
  );
}
