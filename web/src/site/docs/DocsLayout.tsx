import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { docGroups } from '../../content/docs/front.ts';
import { MENU } from '../../layout/menus.ts';
import type { SiteLink } from '../../layout/names.ts';
import { docs } from './docs.ts';

const groups: readonly { readonly name: string; readonly links: readonly SiteLink[] }[] = [
  ...docGroups.map((name) => ({ name, links: docs.filter(({ group }) => group === name) })),
  {
    name: t`For developers`,
    links: [
      { path: '/docs/api', name: t`API Reference` },
      { path: '/docs/api/voice', name: t`Voice API` },
    ],
  },
];

interface DocsLayoutProps {
  readonly path: string;
  readonly title: string;
  readonly lead: string;
  /** The sections of this page. */
  readonly sections: readonly { readonly id: string; readonly text: string }[];
  readonly children: ReactNode;
}

/** A page of the documentation beside the list of all of them; on narrow screens the list folds away. */
export function DocsLayout({ path, title, lead, sections, children }: DocsLayoutProps) {
  return (
    <div className="mx-auto max-w-6xl px-4 pt-6 pb-20 sm:px-6 lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-14 lg:pt-12">
      <div>
        <details
          {...{ [MENU]: '' }}
          className="group rounded-md border border-line bg-card lg:hidden"
        >
          <summary className="flex min-h-12 list-none items-center justify-between px-4 font-medium">
            <Trans>All pages</Trans>
            <ChevronDown
              aria-hidden="true"
              className="size-5 text-muted transition-transform group-open:rotate-180"
            />
          </summary>
          <div className="border-t border-line px-4 pt-2 pb-4">
            <Pages path={path} label={t`Documentation menu`} />
          </div>
        </details>
        <div className="hidden lg:sticky lg:top-24 lg:block">
          <Pages path={path} label={t`Documentation`} />
        </div>
      </div>
      <article className="mt-8 min-w-0 lg:mt-0">
        <h1 className="headline text-3xl sm:text-4xl">{title}</h1>
        <p className="mt-4 max-w-prose text-lg text-muted">{lead}</p>
        {sections.length > 1 && (
          <nav aria-label={t`On this page`} className="mt-6 border-y border-line py-3">
            <ul className="flex flex-wrap gap-x-5">
              {sections.map(({ id, text }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    className="inline-flex min-h-9 items-center text-sm text-pine underline-offset-4 hover:underline"
                  >
                    {text}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className="mt-8">{children}</div>
      </article>
    </div>
  );
}

function Pages({ path, label }: { path: string; label: string }) {
  return (
    <nav aria-label={label}>
      {groups.map(({ name, links }) => (
        <div key={name} className="mt-4 lg:mb-8 lg:first:mt-0">
          <p className="text-sm font-semibold text-muted">{name}</p>
          <ul className="mt-1">
            {links.map((link) => (
              <li key={link.path}>
                <a
                  href={link.path}
                  aria-current={link.path === path ? 'page' : undefined}
                  className="flex min-h-10 items-center border-l-2 border-line pl-4 hover:text-pine aria-[current=page]:border-brass aria-[current=page]:font-semibold aria-[current=page]:text-pine"
                >
                  {link.name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
