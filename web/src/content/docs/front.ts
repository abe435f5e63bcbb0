import { z } from 'zod';

/** Groups of the documentation's navigation, in order. */
export const docGroups = ['For owners', 'For operators'] as const;

/** The block at the top of a page of the documentation. */
export const docFront = z.strictObject({
  /** Its place below /docs; empty for /docs itself. */
  slug: z.string().regex(/^[a-z-]*$/),
  title: z.string().min(1),
  /** In the navigation. */
  name: z.string().min(1),
  description: z.string().min(40).max(180),
  group: z.enum(docGroups),
  /** Place within its group, from 1. */
  order: z.number().int().positive(),
  /** A section of README.md that stands at the page's end. */
  readmeSection: z.string().optional(),
});
export type DocFront = z.infer<typeof docFront>;
