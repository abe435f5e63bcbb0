import type { Page } from 'playwright-core';

export interface SiteLinks {
  /** Paths of the site itself that the page names, with query and fragment: links, pictures, scripts. */
  readonly addresses: readonly string[];
  /** Names that a fragment can lead to. */
  readonly anchors: readonly string[];
}

/** Collects what the open page names of its own site. */
export function siteLinks(page: Page): Promise<SiteLinks> {
  return page.evaluate(() => {
    const named = ['href', 'src', 'poster'].flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)]
        .map((element) => new URL(element.getAttribute(name) ?? '', document.baseURI))
        .filter(({ origin }) => origin === location.origin)
        .map(({ pathname, search, hash }) => `${pathname}${search}${hash}`),
    );
    return {
      addresses: [...new Set(named)],
      anchors: [...document.querySelectorAll('[id]')].map(({ id }) => id),
    };
  });
}
