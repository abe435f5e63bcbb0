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
      description: t`Contact Belldesk with questions about setup, technical help, billing or ideas. A person reads every message and replies by email.`,
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
