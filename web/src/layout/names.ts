export const SITE_NAME = 'Belldesk';
export const TAGLINE = 'AI-powered voice assistants for businesses that live by the telephone.';
/** Sample content: whoever runs the service puts their own address here. */
export const SUPPORT_EMAIL = 'support@belldesk.example';

export interface SiteLink {
  readonly path: string;
  readonly name: string;
}

export const industryLinks: readonly SiteLink[] = [
  { path: '/use-cases/restaurants', name: 'Restaurants' },
  { path: '/use-cases/hotels-resorts', name: 'Hotels & Resorts' },
  { path: '/use-cases/beauty-wellness', name: 'Beauty & Wellness' },
  { path: '/use-cases/healthcare', name: 'Healthcare' },
];

/** The menu; an entry with children opens a list of them. */
export const siteLinks: readonly (SiteLink & { readonly children?: readonly SiteLink[] })[] = [
  { path: '/', name: 'Home' },
  { path: '/use-cases', name: 'Use Cases', children: industryLinks },
  { path: '/features', name: 'Features' },
  { path: '/pricing', name: 'Pricing' },
  { path: '/blog', name: 'Blog' },
  { path: '/contact', name: 'Contact' },
];

export const quickLinks: readonly SiteLink[] = siteLinks.filter(
  ({ path }) => path !== '/use-cases',
);

export const resourceLinks: readonly SiteLink[] = [
  { path: '/docs', name: 'Documentation' },
  { path: '/docs/api', name: 'API Reference' },
];

/** Sample content: accounts that no one holds. */
export const socialLinks: readonly SiteLink[] = [
  { path: 'https://www.linkedin.com/', name: 'LinkedIn' },
  { path: 'https://www.youtube.com/', name: 'YouTube' },
  { path: 'https://github.com/', name: 'GitHub' },
];
