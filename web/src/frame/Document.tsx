import type { ReactNode } from 'react';
import { SITE_NAME } from './names.ts';
import { fullTitle } from './title.ts';

/** Addresses that the build knows: hashed files and the site's own address. */
export interface PageAssets {
  readonly script: string;
  /** Further modules that the script imports at once. */
  readonly preloads: readonly string[];
  readonly stylesheet: string;
  readonly fonts: readonly string[];
  /** Origin for canonical links, without a slash at the end; null leaves them to the path alone. */
  readonly origin: string | null;
}

export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Path of the canonical link; null where the page should not be found by search engines. */
  readonly canonicalPath: string | null;
}

interface DocumentProps {
  readonly head: PageHead;
  readonly assets: PageAssets;
  readonly children: ReactNode;
}

/** The whole HTML document of a page; no script or style stands in it, for the content security policy. */
export function Document({ head, assets, children }: DocumentProps) {
  const title = fullTitle(head.title);
  const image = `${assets.origin ?? ''}/social.png`;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={head.description} />
        {head.canonicalPath === null ? (
          <meta name="robots" content="noindex" />
        ) : (
          <link rel="canonical" href={`${assets.origin ?? ''}${head.canonicalPath}`} />
        )}
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={SITE_NAME} />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={head.description} />
        <meta property="og:image" content={image} />
        <meta name="twitter:card" content="summary_large_image" />
        <meta name="twitter:title" content={title} />
        <meta name="twitter:description" content={head.description} />
        <meta name="twitter:image" content={image} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
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
      </head>
      <body>{children}</body>
    </html>
  );
}
