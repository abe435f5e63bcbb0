import { t } from '@lingui/core/macro';
import type { StaticPage } from '../../layout/staticPage.ts';
import { breadcrumb } from '../../layout/structuredData.ts';
import { UseCasesPage } from './UseCasesPage.tsx';

export const useCasesPages: readonly StaticPage[] = [
  {
    file: 'use-cases.html',
    path: '/use-cases',
    head: {
      title: t`Industry Use Cases`,
      description: t`Calls of restaurants, estate agents and hotels as an AI receptionist answers them: what was asked, what it said, what came of it.`,
      canonicalPath: '/use-cases',
      structuredData: [breadcrumb({ path: '/use-cases', name: t`Use Cases` })],
    },
    content: UseCasesPage,
  },
];
