import type { StaticPage } from '../../layout/staticPage.ts';
import { breadcrumb, organisation } from '../../layout/structuredData.ts';
import { AboutPage } from './AboutPage.tsx';

export const aboutPages: readonly StaticPage[] = [
  {
    file: 'about.html',
    path: '/about',
    head: {
      title: 'About',
      description:
        'Why Belldesk answers telephones: who we are, what we hold to, and what we want a call to be.',
      canonicalPath: '/about',
      structuredData: [organisation, breadcrumb({ path: '/about', name: 'About' })],
    },
    content: AboutPage,
  },
];
