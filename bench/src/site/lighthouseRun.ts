import { z } from 'zod';
import type { Lighthouse } from './lighthouse.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const score = z.object({ score: z.number().min(0).max(1) });
const measured = z.object({ numericValue: z.number() });
const request = z.object({ resourceType: z.string(), transferSize: z.number() });
const failing = z.looseObject({ score: z.number().nullable(), scoreDisplayMode: z.string() });

/** What is read of a Lighthouse result (lighthouse/types/lhr.d.ts). */
const result = z.object({
  categories: z.object({
    performance: score,
    accessibility: score,
    'best-practices': score,
    seo: score,
  }),
  audits: z
    .object({
      'largest-contentful-paint': measured,
      'cumulative-layout-shift': measured,
      'network-requests': z.object({ details: z.object({ items: z.array(request) }) }),
    })
    .catchall(failing),
});

/** One visit: scores of 0 to 100, and what was measured. */
export interface Visit {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly lcpMs: number;
  readonly cls: number;
  /** Scripts that the page fetched by itself, as they went over the wire. */
  readonly scriptBytes: number;
  /** Audits that were failed, by Lighthouse's own names; those of speed, which vary, left out. */
  readonly failed: readonly string[];
}

const points = ({ score }: { readonly score: number }) => Math.round(score * 100);

/** Chromium now and then loses its trace of what it painted; such a visit tells nothing of the page. */
const MOST_LOST = 3;

/**
 * Visits a page as Lighthouse's mobile preset does, its slow telephone and network simulated.
 * @param debuggingPort of a running Chromium
 * @throws Error where it saw nothing painted, again and again
 */
export async function visitAsTelephone(
  lighthouse: Lighthouse,
  url: string,
  debuggingPort: number,
): Promise<Visit> {
  const flags = { port: debuggingPort, logLevel: 'silent', onlyCategories: [...categories] };
  let seen = result.safeParse((await lighthouse.run(url, flags))?.lhr);
  for (let lost = 1; !seen.success && lost < MOST_LOST; lost += 1)
    seen = result.safeParse((await lighthouse.run(url, flags))?.lhr);
  if (!seen.success) throw new Error(`${url}: ${seen.error.message}`);
  const { categories: rated, audits } = seen.data;
  const requests = audits['network-requests'].details.items;
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
  return {
    performance: points(rated.performance),
    accessibility: points(rated.accessibility),
    bestPractices: points(rated['best-practices']),
    seo: points(rated.seo),
    lcpMs: audits['largest-contentful-paint'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
    scriptBytes: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0),
    failed: Object.entries(audits)
      .filter(
        ([, audit]) => 'score' in audit && audit.scoreDisplayMode === 'binary' && audit.score === 0,
      )
      .map(([name]) => name),
  };
}
