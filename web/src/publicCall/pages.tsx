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
          <Trans>
            Calling in the browser needs JavaScript. Please turn it on, or call by phone.
          </Trans>
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
      description: t`Call a business's AI assistant from your browser.`,
      canonicalPath: null,
    },
    content: TalkPage,
  },
];
