import { type BillingTemplate, billingTemplates } from '@belldesk/contract/product/billingPages';
import { t } from '@lingui/core/macro';
import type { ComponentType } from 'react';
import type { StaticPage } from '../layout/staticPage.ts';
import { TestCheckoutPage } from './TestCheckoutPage.tsx';
import { TestClosedPage } from './TestClosedPage.tsx';
import { TestInvoicePage } from './TestInvoicePage.tsx';
import { TestPortalPage } from './TestPortalPage.tsx';

const pages: Readonly<Record<BillingTemplate, { title: string; content: ComponentType }>> = {
  checkout: { title: t`Test Checkout`, content: TestCheckoutPage },
  closed: { title: t`Test Checkout`, content: TestClosedPage },
  portal: { title: t`Test Billing`, content: TestPortalPage },
  invoice: { title: t`Test Invoice`, content: TestInvoicePage },
};

/** The pages of the local test checkout, with marks that the server fills in. */
export const billingPages: readonly StaticPage[] = Object.entries(pages).map(
  ([name, { title, content }]) => {
    const path = billingTemplates[name as BillingTemplate];
    return {
      file: `${path.slice(1)}.html`,
      path,
      head: { title, description: t`Test page. Nothing is charged.`, canonicalPath: null },
      content,
    };
  },
);
