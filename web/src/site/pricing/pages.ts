import { plans } from '@belldesk/contract/catalogue/plans';
import { t } from '@lingui/core/macro';
import { pricingQuestions } from '../../content/pricing.ts';
import type { StaticPage } from '../../layout/staticPage.ts';
import { breadcrumb, faq, product } from '../../layout/structuredData.ts';
import { PricingPage } from './PricingPage.tsx';

export const pricingPages: readonly StaticPage[] = [
  {
    file: 'pricing.html',
    path: '/pricing',
    head: {
      title: t`Pricing`,
      description: t`AI receptionist pricing: three plans, monthly or yearly, in dollars or pounds. Start free, no credit card required.`,
      canonicalPath: '/pricing',
      structuredData: [
        product(plans),
        faq(pricingQuestions),
        breadcrumb({ path: '/pricing', name: t`Pricing` }),
      ],
    },
    content: PricingPage,
  },
];
