import type { ReactNode } from 'react';
import type { PageHead } from './frame/Document.tsx';
import { HomePage } from './home/HomePage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

export interface StaticPage {
  /** File in the build, e.g. "sign-in.html". */
  readonly file: string;
  readonly path: string;
  readonly head: PageHead;
  readonly content: () => ReactNode;
}

/** Every prerendered page of the site. */
export const staticPages: readonly StaticPage[] = [
  {
    file: 'index.html',
    path: '/',
    head: {
      title: 'AI Phone Receptionist for Business',
      description:
        'An AI receptionist that answers the telephone of your business around the clock, answers questions and takes reservations. Set up in a minute, with 20 free minutes.',
      canonicalPath: '/',
    },
    content: HomePage,
  },
  {
    file: '404.html',
    path: '/404',
    head: {
      title: 'Page Not Found',
      description: 'There is no page at this address.',
      canonicalPath: null,
    },
    content: NotFoundPage,
  },
];
