import { Trans } from '@lingui/react/macro';
import { FlaskConical } from 'lucide-react';
import type { ReactNode } from 'react';

/** Every screen of the local test checkout says first that it is one. */
export function TestPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mx-auto max-w-2xl px-4 py-10 sm:px-6 sm:py-14">
      <p className="mb-8 flex items-start gap-3 rounded-md border border-brass bg-brass-soft px-4 py-3 text-brass-deep">
        <FlaskConical aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        <span>
          <Trans>
            <strong className="font-semibold">Test checkout: you are not charged.</strong> Payments
            are not set up here yet. Nothing on this page costs money.
          </Trans>
        </span>
      </p>
      <h1 className="headline text-3xl">{title}</h1>
      {children}
    </div>
  );
}
