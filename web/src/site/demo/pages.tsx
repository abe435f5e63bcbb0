import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Island } from '../../islands/Island.tsx';
import type { StaticPage } from '../../layout/staticPage.ts';
import { DemoRequestForm } from './DemoRequestForm.tsx';
import { DEMO_PAGE } from './demoPage.ts';

function DemoPage() {
  return (
    <div className="mx-auto max-w-xl px-4 py-12 sm:px-6 sm:py-16">
      <h1 className="headline text-4xl sm:text-5xl">
        <Trans>Book a Demo</Trans>
      </h1>
      <p className="mt-5 text-lg text-muted">
        <Trans>Half an hour with our team, using your business as the example.</Trans>
      </p>
      <Island name="demo-form" component={DemoRequestForm} props={{}} wake="touch" />
    </div>
  );
}

/** No page of the menus: the buttons open the same form in a modal where a script runs. */
export const demoPages: readonly StaticPage[] = [
  {
    file: 'book-a-demo.html',
    path: DEMO_PAGE,
    head: {
      title: t`Book a Demo`,
      description: t`Half an hour with our team, using your business as the example.`,
      canonicalPath: null,
    },
    content: DemoPage,
  },
];
