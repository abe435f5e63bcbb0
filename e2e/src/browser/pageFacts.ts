import type { Page } from 'playwright-core';

export interface PageFacts {
  readonly title: string;
  readonly language: string;
  readonly description: string;
  readonly canonical: string | null;
  readonly robots: string | null;
  /** Address of the picture that is shown where the page is shared. */
  readonly picture: string;
  readonly card: string;
  /** How many of each landmark there are, and of the heading of the first level. */
  readonly landmarks: Readonly<Record<'banner' | 'main' | 'contentinfo' | 'h1', number>>;
  readonly stylesheets: number;
  /** What the content security policy would stop: scripts and styles in the page itself. */
  readonly inline: number;
}

/** What a page says of itself to browsers, search engines and those who share it. */
export function pageFacts(page: Page): Promise<PageFacts> {
  return page.evaluate(() => {
    const content = (selector: string) =>
      document.querySelector(selector)?.getAttribute('content') ?? null;
    const count = (selector: string) => document.querySelectorAll(selector).length;
    return {
      title: document.title,
      language: document.documentElement.lang,
      description: content('meta[name="description"]') ?? '',
      canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null,
      robots: content('meta[name="robots"]'),
      picture: content('meta[property="og:image"]') ?? '',
      card: content('meta[name="twitter:card"]') ?? '',
      landmarks: {
        banner: count('body > header, body > :not(main) > header'),
        main: count('main'),
        contentinfo: count('body > footer, body > :not(main) > footer'),
        h1: count('main h1'),
      },
      stylesheets: count('link[rel="stylesheet"]'),
      inline: count('style, script:not([src]):not([type="application/ld+json"])'),
    };
  });
}
