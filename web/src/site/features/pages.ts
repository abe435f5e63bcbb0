import type { StaticPage } from '../../layout/staticPage.ts';
import { breadcrumb } from '../../layout/structuredData.ts';
import { FeaturesPage } from './FeaturesPage.tsx';

export const featuresPages: readonly StaticPage[] = [
  {
    file: 'features.html',
    path: '/features',
    head: {
      title: 'Features',
      description:
        'What the AI receptionist can do: natural conversations, bookings and messages around the clock, a REST API, and how a sentence becomes an answer.',
      canonicalPath: '/features',
      structuredData: [breadcrumb({ path: '/features', name: 'Features' })],
    },
    content: FeaturesPage,
  },
];
