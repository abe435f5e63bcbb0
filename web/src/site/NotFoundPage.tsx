import { Trans } from '@lingui/react/macro';
import { LooseCord } from '../illustrations/LooseCord.tsx';
import { siteLinks } from '../layout/names.ts';
import { ButtonLink } from '../ui/Button.tsx';

/** The first extension of the house; the others count on from it. */
const FIRST_EXTENSION = 101;

/** For every address at which there is nothing: who else can be reached. */
export function NotFoundPage() {
  return (
    <div className="mx-auto grid max-w-6xl items-center gap-12 px-4 py-16 sm:px-6 sm:py-24 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
      <div>
        <p className="font-medium text-muted">
          <Trans>Extension 404</Trans>
        </p>
        <h1 className="headline mt-3 text-4xl sm:text-5xl">
          <Trans>No one at this extension</Trans>
        </h1>
        <p className="mt-5 max-w-prose text-lg text-muted">
          <Trans>
            This page does not exist. It may have moved, or the link may be incomplete. Try one of
            these:
          </Trans>
        </p>
        <ul className="mt-8 grid max-w-xl gap-x-10 sm:grid-cols-2">
          {siteLinks.map(({ path, name }, n) => (
            <li key={path} className="border-b border-line">
              <a
                href={path}
                className="flex min-h-12 items-baseline justify-between gap-4 py-3 hover:text-pine"
              >
                <span className="font-medium">{name}</span>
                <span className="text-muted tabular-nums">{FIRST_EXTENSION + n}</span>
              </a>
            </li>
          ))}
        </ul>
        <ButtonLink href="/" className="mt-10">
          <Trans>Back to the home page</Trans>
        </ButtonLink>
      </div>
      <LooseCord className="mx-auto w-full max-w-sm" />
    </div>
  );
}
