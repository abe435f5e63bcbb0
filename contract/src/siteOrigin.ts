/**
 * Stands in the built pages wherever the site's own origin must be named (canonical links, sitemap,
 * pictures for sharing). The build does not know it; the server, which does, puts its own there.
 */
export const SITE_ORIGIN = 'https://site.invalid';
