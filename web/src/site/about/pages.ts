import { t } from '@lingui/core/macro';
import type { StaticPage } from '../../layout/staticPage.ts';
import { breadcrumb, organisation } from '../../layout/structuredData.ts';
import { AboutPage } from './AboutPage.tsx';

export const aboutPages: readonly StaticPage[] = [
  {
    file: 'about.html',
    path: '/about',
    head: {
      title: t`About`,
      description: t`Why Belldesk answers telephones: who we are, what we hold to, and what we want a call to be.`,
      canonicalPath: '/about',
      structuredData: [organisation, breadcrumb({ path: '/about', name: t`About` })],
    },
    content: AboutPage,
  },
];
