import type { ComponentType } from 'react';
import { SelectPlanPage } from '../account/SelectPlanPage.tsx';
import { SignInPage } from '../account/SignInPage.tsx';
import { SignUpPage } from '../account/SignUpPage.tsx';
import type { PageHead } from '../frame/Document.tsx';
import { HomePage } from '../site/home/HomePage.tsx';
import { NotFoundPage } from '../site/NotFoundPage.tsx';

export interface StaticPage {
  /** File in the build, e.g. "sign-in.html". */
  readonly file: string;
  readonly path: string;
  readonly head: PageHead;
  readonly content: ComponentType;
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
    file: 'sign-in.html',
    path: '/sign-in',
    head: {
      title: 'Sign In',
      description: 'Sign in to read your calls and to change how your receptionist answers.',
      canonicalPath: '/sign-in',
    },
    content: SignInPage,
  },
  {
    file: 'sign-up.html',
    path: '/sign-up',
    head: {
      title: 'Sign Up',
      description: 'Create a free account and start with 20 free minutes. No credit card required.',
      canonicalPath: '/sign-up',
    },
    content: SignUpPage,
  },
  {
    file: 'select-plan.html',
    path: '/select-plan',
    head: {
      title: 'Choose Your Plan',
      description: 'Starter, Professional or Premium: minutes, features and prices.',
      canonicalPath: null,
    },
    content: SelectPlanPage,
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
