import { Trans } from '@lingui/react/macro';
import { type PressName, pressNames } from '../../content/press.ts';
import { Sample } from '../../layout/Sample.tsx';
import { PressMark } from './PressMark.tsx';

const FACES: Readonly<Record<PressName['face'], string>> = {
  display: 'headline text-xl',
  wide: 'text-base font-semibold tracking-[0.18em]',
  plain: 'text-lg font-semibold',
};

/** One round of names; the second, which closes the circle, is for the eye only. */
function Names({ isEcho }: { isEcho: boolean }) {
  return (
    <ul
      aria-hidden={isEcho || undefined}
      className={`flex min-w-screen shrink-0 items-center justify-around ${isEcho ? 'motion-reduce:hidden' : 'motion-reduce:min-w-0 motion-reduce:shrink motion-reduce:flex-wrap motion-reduce:justify-center'}`}
    >
      {pressNames.map(({ name, mark, face }) => (
        <li key={name} className="flex items-center gap-2.5 px-7 py-2 whitespace-nowrap">
          <PressMark mark={mark} />
          <span className={FACES[face]}>{name}</span>
        </li>
      ))}
    </ul>
  );
}

/**
 * Names that pass by. They stand still under the pointer, while anything in the strip has the focus,
 * at the visitor's wish (WCAG 2.2.2), and where motion is not wanted.
 */
export function AsSeenOn() {
  return (
    <Sample of="press">
      <section aria-labelledby="as-seen-on" className="group border-t border-line py-8">
        <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-6 px-4 sm:px-6">
          <h2 id="as-seen-on" className="font-semibold">
            <Trans>
              As seen on <span className="font-normal text-muted">(sample names)</span>
            </Trans>
          </h2>
          <label className="flex min-h-11 items-center gap-2.5 text-sm text-muted motion-reduce:hidden">
            <input type="checkbox" className="size-4 accent-pine" />
            <Trans>Pause</Trans>
          </label>
        </div>
        <div className="mt-2 overflow-hidden text-muted">
          <div className="flex w-max animate-marquee group-focus-within:[animation-play-state:paused] group-hover:[animation-play-state:paused] group-has-checked:[animation-play-state:paused] motion-reduce:w-auto motion-reduce:animate-none">
            <Names isEcho={false} />
            <Names isEcho />
          </div>
        </div>
      </section>
    </Sample>
  );
}
