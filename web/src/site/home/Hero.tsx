import { DemoButton } from '../demo/DemoButton.tsx';
import { PhoneMockup } from './PhoneMockup.tsx';
import { StartButton } from './StartButton.tsx';

const BULLETS = [
  { title: '24/7 Availability', text: 'Sundays, lunch breaks, the third call at once.' },
  { title: 'Human-like Conversations', text: 'It listens, asks for what is missing, reads back.' },
  { title: '1-min Setup', text: 'Describe your business in four short steps.' },
] as const;

export function Hero() {
  return (
    <section className="mx-auto grid max-w-6xl items-center gap-12 px-4 py-12 sm:px-6 sm:py-20 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] lg:gap-14">
      <div>
        <h1 className="headline text-4xl sm:text-5xl">
          The phone rings. <span className="block">It answers.</span>
        </h1>
        <p className="mt-6 max-w-[34rem] text-lg text-muted sm:text-xl">
          A receptionist for the telephone of your business. It answers questions, takes
          reservations and messages, and writes down what was said.
        </p>
        <ul className="mt-8 mb-10 divide-y divide-line border-y border-line">
          {BULLETS.map((bullet) => (
            <li key={bullet.title} className="py-3 sm:flex sm:gap-4">
              <span className="block font-semibold sm:w-56 sm:shrink-0">{bullet.title}</span>
              <span className="text-muted">{bullet.text}</span>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap items-end gap-x-4 gap-y-5">
          <StartButton />
          <DemoButton label="Book a Demo" />
        </div>
        <p className="mt-3 text-sm text-muted">No credit card required.</p>
      </div>
      <PhoneMockup />
    </section>
  );
}
