import { Island } from '../../islands/Island.tsx';
import type { StaticPage } from '../../layout/staticPage.ts';
import { DemoRequestForm } from './DemoRequestForm.tsx';
import { DEMO_PAGE } from './demoPage.ts';

function DemoPage() {
  return (
    <div className="mx-auto max-w-xl px-4 py-12 sm:px-6 sm:py-16">
      <h1 className="headline text-4xl sm:text-5xl">Book a Demo</h1>
      <p className="mt-5 text-lg text-muted">
        Half an hour with a person, your own business as the example.
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
      title: 'Book a Demo',
      description: 'Half an hour with a person, your own business as the example.',
      canonicalPath: null,
    },
    content: DemoPage,
  },
];
