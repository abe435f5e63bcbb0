import { SITE_ORIGIN } from '@belldesk/contract/siteOrigin';
import type { StaticPage } from '../src/layout/staticPage.ts';

/** sitemap.xml: every page that search engines may show (sitemaps.org protocol 0.9). */
export function sitemap(pages: readonly Pick<StaticPage, 'head'>[]): string {
  const urls = pages.flatMap(({ head: { canonicalPath } }) =>
    canonicalPath === null ? [] : [`  <url><loc>${SITE_ORIGIN}${canonicalPath}</loc></url>`],
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

/** robots.txt (RFC 9309): the signed-in area and the API are nobody's to search. */
export function robots(): string {
  return `User-agent: *
Disallow: /my-assistant
Disallow: /api/
Disallow: /rpc/

Sitemap: ${SITE_ORIGIN}/sitemap.xml
`;
}

/** The web app manifest (W3C Web Application Manifest). */
export function webManifest(): string {
  return JSON.stringify({
    name: 'Belldesk',
    short_name: 'Belldesk',
    description: 'The telephone of your business, answered.',
    start_url: '/my-assistant',
    display: 'browser',
    background_color: '#fbf8f2',
    theme_color: '#fbf8f2',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  });
}
