import { Trans } from '@lingui/react/macro';
import { team } from '../../content/about.ts';
import { Sample } from '../../layout/Sample.tsx';
import { Portrait } from './Portrait.tsx';

/** Three people, drawn. */
export function Team() {
  return (
    <Sample of="team">
      <section aria-labelledby="team" className="mx-auto max-w-6xl px-4 py-16 sm:px-6 sm:py-24">
        <h2 id="team" className="headline text-3xl sm:text-4xl">
          <Trans>Meet the team</Trans>
        </h2>
        <ul className="mt-10 grid gap-10 md:grid-cols-3">
          {team.map(({ name, role, text, portrait }) => (
            <li key={name} className="flex gap-5 md:flex-col md:gap-6">
              <div className="h-28 shrink-0 overflow-hidden rounded-md border border-line bg-card px-2 pt-3 md:h-56 md:pt-6">
                <Portrait kind={portrait} className="mx-auto h-full" />
              </div>
              <div>
                <h3 className="headline text-xl">{name}</h3>
                <p className="font-medium text-brass-deep">{role}</p>
                <p className="mt-2 text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ul>
        <p className="mt-8 text-sm text-muted">
          <Trans>Sample profiles, not real people.</Trans>
        </p>
      </section>
    </Sample>
  );
}
