import { claims } from '@belldesk/contract/catalogue/claims';
import { t } from '@lingui/core/macro';
import type { StaticPage } from '../../layout/staticPage.ts';
import { organisation, webSite } from '../../layout/structuredData.ts';
import { HomePage } from './HomePage.tsx';

export const homePages: readonly StaticPage[] = [
  {
    file: 'index.html',
    path: '/',
    head: {
      title: t`AI Phone Receptionist for Business`,
      description: t`An AI receptionist that answers your business phone around the clock, handles questions and takes reservations. Set up in a minute, with ${claims.freeMinutesToStart} free minutes.`,
      canonicalPath: '/',
      structuredData: [organisation, webSite],
    },
    content: HomePage,
  },
];
