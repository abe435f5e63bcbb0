import { SITE_ORIGIN } from '@belldesk/contract/siteOrigin';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { language } from '../i18n/language.ts';
import { SITE_NAME } from './names.ts';
import { socialName } from './socialName.ts';
import { fullTitle } from './title.ts';

/** Addresses that the build knows: hashed files and the site's own address. */
export interface PageAssets {
  readonly script: string;
  /** Further modules that the script imports at once. */
  readonly preloads: readonly string[];
  readonly stylesheet: string;
  readonly fonts: readonly string[];
  /** Paths of the pictures made for sharing: one for each page, "/social/<file of the page>.png". */
  readonly pictures: ReadonlySet<string>;
}

export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Path of the canonical link; null where the page should not be found by search engines. */
  readonly canonicalPath: string | null;
  /** What kind of thing the page is to those who share it; a website unless it says otherwise. */
  readonly type?: 'website' | 'article';
  /** What the page is about, for search engines (schema.org), in order. */
  readonly structuredData?: readonly StructuredData[];
}

/** Makes one schema.org object (JSON-LD); `origin` is the site's, without a slash at its end. */
export type StructuredData = (origin: string) => Readonly<Record<string, unknown>>;

interface DocumentProps {
  readonly head: PageHead;
  readonly assets: PageAssets;
  readonly children: ReactNode;
}

/** The whole HTML document of a page; no script or style stands in it, for the content security policy. */
export function Document({ head, assets, children }: DocumentProps) {
  const title = fullTitle(head.title);
  const image = `${SITE_ORIGIN}${pictureOf(head, assets)}`;
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={head.description} />
        {head.canonicalPath === null ? (
          <meta name="robots" content="noindex" />
        ) : (
          <link rel="canonical" href={`${SITE_ORIGIN}${head.canonicalPath}`} />
        )}
        <meta property="og:type" content={head.type ?? 'website'} />
        <meta property="og:site_name" content={SITE_NAME} />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={head.description} />
        <meta property="og:image" content={image} />
        <meta name="twitter:card" content="summary_large_image" />
        <meta name="twitter:title" content={title} />
        <meta name="twitter:description" content={head.description} />
        <meta name="twitter:image" content={image} />
        {head.canonicalPath !== null && (
          <meta property="og:url" content={`${SITE_ORIGIN}${head.canonicalPath}`} />
        )}
        <link rel="icon" href="/icon-32.png" sizes="32x32" type="image/png" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-180.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <link
          rel="alternate"
          type="application/rss+xml"
          title={t`Belldesk blog`}
          href="/blog/rss.xml"
        />
        <link rel="stylesheet" href={assets.stylesheet} />
        {assets.fonts.map((font) => (
          <link
            key={font}
            rel="preload"
            as="font"
            type="font/woff2"
            href={font}
            crossOrigin="anonymous"
          />
        ))}
        {assets.preloads.map((module) => (
          <link key={module} rel="modulepreload" href={module} />
        ))}
        <script type="module" src={assets.script} />
        {head.structuredData && <DataBlock parts={head.structuredData} />}
      </head>
      <body>{children}</body>
    </html>
  );
}

/** The page's own picture where one was made, else the site's. */
function pictureOf({ canonicalPath }: PageHead, { pictures }: PageAssets): string {
  const own = `/social/${socialName(canonicalPath ?? '')}.png`;
  return pictures.has(own) ? own : '/social.png';
}

/** JSON-LD is data: the content security policy does not count it as a script. */
function DataBlock({ parts }: { parts: readonly StructuredData[] }) {
  const graph = parts.map((describe) => describe(SITE_ORIGIN));
  return (
    <script type="application/ld+json">
      {JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })}
    </script>
  );
}
