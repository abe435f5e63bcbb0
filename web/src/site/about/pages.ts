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
      description: t`Why we built Belldesk, who we are, and what we value.`,
      canonicalPath: '/about',
      structuredData: [organisation, breadcrumb({ path: '/about', name: t`About` })],
    },
    content: AboutPage,
  },
];
