import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Island } from '../islands/Island.tsx';
import type { StaticPage } from '../layout/staticPage.ts';
import { PublicCall } from './PublicCall.tsx';

function TalkPage() {
  return (
    <div className="mx-auto max-w-xl px-4 py-12 sm:px-6 sm:py-16">
      <Island name="public-call" component={PublicCall} props={{}} wake="load" />
      <noscript>
        <p className="mt-6">
          <Trans>A call in the browser needs JavaScript. Please switch it on, or telephone.</Trans>
        </p>
      </noscript>
    </div>
  );
}

/** Where every shared link leads, `/talk/{token}`; no page of the menus. */
export const publicCallPages: readonly StaticPage[] = [
  {
    file: 'talk.html',
    path: '/talk',
    head: {
      title: t`Talk to us`,
      description: t`A call with the assistant of a business, in your browser.`,
      canonicalPath: null,
    },
    content: TalkPage,
  },
];
