import { AboutClosing } from './AboutClosing.tsx';
import { AboutStats } from './AboutStats.tsx';
import { Mission } from './Mission.tsx';
import { Team } from './Team.tsx';
import { Values } from './Values.tsx';

export function AboutPage() {
  return (
    <>
      <Mission />
      <AboutStats />
      <Team />
      <Values />
      <AboutClosing />
    </>
  );
}
