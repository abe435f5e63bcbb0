import { t } from '@lingui/core/macro';
import type { StaticPage } from '../../layout/staticPage.ts';
import { breadcrumb } from '../../layout/structuredData.ts';
import { FeaturesPage } from './FeaturesPage.tsx';

export const featuresPages: readonly StaticPage[] = [
  {
    file: 'features.html',
    path: '/features',
    head: {
      title: t`Features`,
      description: t`What the AI receptionist can do: natural conversations, bookings and messages around the clock, a REST API, and how a sentence becomes an answer.`,
      canonicalPath: '/features',
      structuredData: [breadcrumb({ path: '/features', name: t`Features` })],
    },
    content: FeaturesPage,
  },
];
