import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkout } from '../platform.ts';

/** Pages of the specification's route table that everyone may read and search engines may show. */
export const specifiedPages = [
  '/',
  '/about',
  '/use-cases',
  '/use-cases/restaurants',
  '/use-cases/hotels-resorts',
  '/use-cases/beauty-wellness',
  '/use-cases/healthcare',
  '/pricing',
  '/features',
  '/blog',
  '/blog/what-is-ai-phone-receptionist',
  '/contact',
  '/docs',
  '/docs/api',
  '/sign-in',
  '/sign-up',
] as const;

/** Pages for one purpose, which no search engine should show. */
export const unlistedPages = ['/reset-password'] as const;

/** With a script it asks for an account at once. */
export const choosePlanPage = '/select-plan';

/** Paths in the sitemap of the built site. @throws Error where the site is not built */
export async function sitemapPaths(): Promise<string[]> {
  const sitemap = await readFile(join(checkout, 'web', 'dist', 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
}
