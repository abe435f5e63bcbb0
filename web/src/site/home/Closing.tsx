import { Switchboard } from '../../art/Switchboard.tsx';
import { StartButton } from './StartButton.tsx';

export function Closing() {
  return (
    <section className="mx-auto grid max-w-6xl items-center gap-10 px-4 py-16 sm:px-6 sm:py-24 md:grid-cols-[minmax(0,1fr)_20rem]">
      <div>
        <h2 className="headline text-3xl sm:text-4xl">Somebody at the desk, tonight</h2>
        <p className="mt-4 mb-8 max-w-prose text-lg text-muted">
          Belldesk is open: read how it works, run it on a machine of your own, keep your callers'
          words in your own house.
        </p>
        <StartButton />
      </div>
      <Switchboard className="w-full max-w-80" />
    </section>
  );
}
