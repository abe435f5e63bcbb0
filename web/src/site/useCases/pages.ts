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
      description: t`How an AI receptionist handles calls to restaurants, estate agents and hotels: the question, the answer and the outcome.`,
      canonicalPath: '/use-cases',
      structuredData: [breadcrumb({ path: '/use-cases', name: t`Use Cases` })],
    },
    content: UseCasesPage,
  },
];
