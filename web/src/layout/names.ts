import { t } from '@lingui/core/macro';
export const SITE_NAME = 'Belldesk';
export const TAGLINE = t`AI-powered voice assistants for businesses that run on phone calls.`;
/** Sample content: whoever runs the service puts their own address here. */
export const SUPPORT_EMAIL = 'support@belldesk.example';

export interface SiteLink {
  readonly path: string;
  readonly name: string;
}

export const industryLinks: readonly SiteLink[] = [
  { path: '/use-cases/restaurants', name: t`Restaurants` },
  { path: '/use-cases/hotels-resorts', name: t`Hotels & Resorts` },
  { path: '/use-cases/beauty-wellness', name: t`Beauty & Wellness` },
  { path: '/use-cases/healthcare', name: t`Healthcare` },
];

/** The menu; an entry with children opens a list of them. */
export const siteLinks: readonly (SiteLink & { readonly children?: readonly SiteLink[] })[] = [
  { path: '/', name: t`Home` },
  { path: '/use-cases', name: t`Use Cases`, children: industryLinks },
  { path: '/features', name: t`Features` },
  { path: '/pricing', name: t`Pricing` },
  { path: '/blog', name: t`Blog` },
  { path: '/contact', name: t`Contact` },
];

export const quickLinks: readonly SiteLink[] = siteLinks.filter(
  ({ path }) => path !== '/use-cases',
);

export const resourceLinks: readonly SiteLink[] = [
  { path: '/docs', name: t`Documentation` },
  { path: '/docs/api', name: t`API Reference` },
];

/** Who runs the service, and on which terms. */
export const companyLinks: readonly SiteLink[] = [
  { path: '/about', name: t`About` },
  { path: '/terms', name: t`Terms` },
  { path: '/privacy', name: t`Privacy` },
];

/** Sample content: accounts that no one holds. */
export const socialLinks: readonly SiteLink[] = [
  { path: 'https://www.linkedin.com/', name: 'LinkedIn' },
  { path: 'https://www.youtube.com/', name: 'YouTube' },
  { path: 'https://github.com/', name: 'GitHub' },
];
