import { t } from '@lingui/core/macro';
import { accountPages } from '../account/pages.ts';
import { billingPages } from '../billing/pages.ts';
import type { StaticPage } from '../layout/staticPage.ts';
import { publicCallPages } from '../publicCall/pages.tsx';
import { aboutPages } from '../site/about/pages.ts';
import { blogPages } from '../site/blog/pages.tsx';
import { contactPages } from '../site/contact/pages.ts';
import { demoPages } from '../site/demo/pages.tsx';
import { docsPages } from '../site/docs/pages.tsx';
import { featuresPages } from '../site/features/pages.ts';
import { answersPages } from '../site/formResults/pages.tsx';
import { homePages } from '../site/home/pages.ts';
import { industriesPages } from '../site/industries/pages.ts';
import { NotFoundPage } from '../site/NotFoundPage.tsx';
import { pricingPages } from '../site/pricing/pages.ts';
import { useCasesPages } from '../site/useCases/pages.ts';

const notFound: StaticPage = {
  file: '404.html',
  path: '/404',
  head: {
    title: t`Page Not Found`,
    description: t`There is no page at this address.`,
    canonicalPath: null,
  },
  content: NotFoundPage,
};

/** Every prerendered page of the site. */
export const staticPages: readonly StaticPage[] = [
  ...homePages,
  ...aboutPages,
  ...useCasesPages,
  ...industriesPages,
  ...featuresPages,
  ...pricingPages,
  ...blogPages,
  ...contactPages,
  ...docsPages,
  ...answersPages,
  ...demoPages,
  ...accountPages,
  ...billingPages,
  ...publicCallPages,
  notFound,
];
