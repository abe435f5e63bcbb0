import { z } from 'zod';

/** Topics of the blog, in the order of their chips. */
export const articleCategories = [
  'AI Technology',
  'Business Growth',
  'Business Strategy',
  'Customer Experience',
  'Implementation',
  'FAQ',
  'Healthcare',
  'Future Trends',
] as const;
/** Slugs are addresses: once published they stay. Each has a drawing of its own (site/blog/covers). */
export const articleSlugs = [
  'what-is-ai-phone-receptionist',
  'what-a-missed-call-costs',
  'an-hour-to-prepare-your-receptionist',
  'after-hours-calls',
  'ten-questions-owners-ask',
  'telephone-at-the-clinic',
  'receptionist-answering-service-or-ai',
  'where-telephone-assistants-are-going',
] as const;
export type ArticleSlug = (typeof articleSlugs)[number];

/** The block at the top of an article's file. */
export const articleFront = z.strictObject({
  id: z.number().int().positive(),
  slug: z.enum(articleSlugs),
  title: z.string().min(10).max(90),
  /** For the list and for search engines. */
  excerpt: z.string().min(60).max(180),
  category: z.enum(articleCategories),
  author: z.strictObject({ name: z.string().min(1), role: z.string().min(1) }),
  /** The day of publication, YYYY-MM-DD. */
  date: z.iso.date(),
  featured: z.boolean().default(false),
});
export type ArticleFront = z.infer<typeof articleFront>;

const WORDS_A_MINUTE = 220;

/** Whole minutes that an article of so many words takes to read. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}
