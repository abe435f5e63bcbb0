import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface AccountPageProps {
  readonly title: string;
  readonly lead: string;
  readonly form: ReactNode;
  /** Below the form: the way to the other form. */
  readonly otherwise: ReactNode;
  readonly side: ReactNode;
}

/** Form to the left, what one gets to the right; one below the other where it is narrow. */
export function AccountPage({ title, lead, form, otherwise, side }: AccountPageProps) {
  return (
    <div className="mx-auto grid max-w-6xl gap-10 px-4 py-10 sm:px-6 sm:py-16 lg:grid-cols-[minmax(0,28rem)_minmax(0,1fr)] lg:gap-20">
      <div>
        <h1 className="headline text-3xl">{title}</h1>
        <p className="mt-2 mb-7 text-muted">{lead}</p>
        {form}
        <noscript>
          <p className="mt-4 text-rose">
            <Trans>This form needs JavaScript.</Trans>
          </p>
        </noscript>
        <p className="mt-6 border-t border-line pt-5">{otherwise}</p>
      </div>
      <aside className="self-start rounded-md border border-line bg-card p-6 sm:p-10">{side}</aside>
    </div>
  );
}

const textLinkClasses =
  'font-semibold text-pine underline decoration-1 underline-offset-4 hover:text-pine-deep';

export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className={textLinkClasses}>
      {children}
    </a>
  );
}
