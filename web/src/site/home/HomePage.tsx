import { Closing } from './Closing.tsx';
import { Hero } from './Hero.tsx';
import { HowItWorks } from './HowItWorks.tsx';

export function HomePage() {
  return (
    <>
      <Hero />
      <HowItWorks />
      <Closing />
    </>
  );
}
