import { Bell } from '../art/Bell.tsx';
import { SITE_NAME, siteLinks, TAGLINE } from './names.ts';

function FooterLink({ path, name, className }: { path: string; name: string; className?: string }) {
  return (
    <li className={className}>
      <a href={path} className="inline-flex min-h-8 items-center text-muted hover:text-pine">
        {name}
      </a>
    </li>
  );
}

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
            {siteLinks.map((link) => (
              <FooterLink key={link.path} {...link} />
            ))}
            <FooterLink path="/sign-in" name="Sign In" className="signed-in:hidden" />
            <FooterLink path="/sign-up" name="Sign Up" className="signed-in:hidden" />
          </ul>
        </nav>
      </div>
      <p className="mx-auto max-w-6xl px-4 pb-8 text-sm text-muted sm:px-6">
        © {year} {SITE_NAME}
      </p>
    </footer>
  );
}
