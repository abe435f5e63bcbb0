import { Bell } from '../../art/Bell.tsx';
import { SITE_NAME, siteLinks, TAGLINE } from './names.ts';

/** The footer of every page; `year` is the year of the copyright line. */
export function SiteFooter({ year }: { year: number }) {
  return (
    <footer className="border-t border-line">
      <div className="mx-auto flex max-w-6xl flex-col gap-8 px-4 py-10 sm:flex-row sm:justify-between sm:px-6">
        <div className="max-w-sm">
          <p className="flex items-center gap-2.5">
            <Bell className="size-6" />
            <span className="headline text-lg">{SITE_NAME}</span>
          </p>
          <p className="mt-2 text-muted">{TAGLINE}</p>
        </div>
        <nav aria-label="Quick Links">
          <h2 className="font-semibold">Quick Links</h2>
          <ul className="mt-2">
            {[...siteLinks, { path: '/sign-in', name: 'Sign In' }, { path: '/sign-up', name: 'Sign Up' }].map((link) => (
              <li key={link.path}>
                <a href={link.path} className="inline-flex min-h-8 items-center text-muted hover:text-pine">
                  {link.name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <p className="mx-auto max-w-6xl px-4 pb-8 text-sm text-muted sm:px-6">
        © {year} {SITE_NAME}
      </p>
    </footer>
  );
}
