import { t } from '@lingui/core/macro';
import { contactQuestions } from '../../content/contact.ts';
import type { StaticPage } from '../../layout/staticPage.ts';
import { breadcrumb, faq, organisation } from '../../layout/structuredData.ts';
import { ContactPage } from './ContactPage.tsx';

export const contactPages: readonly StaticPage[] = [
  {
    file: 'contact.html',
    path: '/contact',
    head: {
      title: t`Contact`,
      description: t`Write to Belldesk: questions before you begin, technical help, billing, ideas. Somebody reads every message and answers by email.`,
      canonicalPath: '/contact',
      structuredData: [
        organisation,
        faq(contactQuestions),
        breadcrumb({ path: '/contact', name: t`Contact` }),
      ],
    },
    content: ContactPage,
  },
];
