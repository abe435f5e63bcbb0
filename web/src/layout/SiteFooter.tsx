import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Bell } from '../illustrations/Bell.tsx';
import {
  companyLinks,
  quickLinks,
  resourceLinks,
  SITE_NAME,
  type SiteLink,
  SUPPORT_EMAIL,
  socialLinks,
  TAGLINE,
} from './names.ts';
import { Sample } from './Sample.tsx';
import { SocialIcon } from './SocialIcon.tsx';

const linkClasses = 'inline-flex min-h-9 items-center text-muted hover:text-pine';

function LinkList({ title, links }: { title: string; links: readonly SiteLink[] }) {
  return (
    <nav aria-label={title}>
      <h2 className="font-semibold">{title}</h2>
      <ul className="mt-2">
        {links.map(({ path, name }) => (
          <li key={path}>
            <a href={path} className={linkClasses}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The footer of every page; `year` is the year of the copyright line. */
export function SiteFooter({ year }: { year: number }) {
  return (
    <footer className="border-t border-line">
      <div className="mx-auto grid max-w-6xl gap-10 px-4 py-12 sm:grid-cols-2 sm:px-6 lg:grid-cols-[minmax(0,2fr)_1fr_1fr_1fr_minmax(0,1.4fr)]">
        <div className="max-w-xs">
          <p className="flex items-center gap-2.5">
            <Bell className="size-6" />
            <span className="headline text-lg">{SITE_NAME}</span>
          </p>
          <p className="mt-2 text-muted">{TAGLINE}</p>
        </div>
        <LinkList title={t`Quick Links`} links={quickLinks} />
        <LinkList title={t`Resources`} links={resourceLinks} />
        <LinkList title={t`Company`} links={companyLinks} />
        <div>
          <h2 className="font-semibold">
            <Trans>Contact</Trans>
          </h2>
          <Sample
            of="contact-addresses"
            instead={
              <a href="/contact" className={`${linkClasses} mt-2`}>
                <Trans>Write to us</Trans>
              </a>
            }
          >
            <a href={`mailto:${SUPPORT_EMAIL}`} className={`${linkClasses} mt-2 break-all`}>
              {SUPPORT_EMAIL}
            </a>
            <ul className="mt-2 -ml-3 flex">
              {socialLinks.map(({ path, name }) => (
                <li key={name}>
                  <a
                    href={path}
                    rel="noopener"
                    aria-label={t`${SITE_NAME} on ${name}`}
                    className="flex size-11 items-center justify-center text-muted hover:text-pine"
                  >
                    <SocialIcon name={name} />
                  </a>
                </li>
              ))}
            </ul>
          </Sample>
        </div>
      </div>
      <p className="mx-auto max-w-6xl px-4 pb-8 text-sm text-muted sm:px-6">
        © {year} {SITE_NAME}
      </p>
    </footer>
  );
}
