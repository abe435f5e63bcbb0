import { AppError } from '@belldesk/contract/errors';
import type { Ctx } from '../context.ts';
import { limitRate, type RateLimit } from '../rateLimits/rateLimit.ts';

const HOUR_MS = 60 * 60 * 1_000;
/** Nobody reads and fills in a form faster. */
const MIN_FILL_MS = 2_000;

const limits = {
  contact: limitOf('contact', 5),
  demo: limitOf('demo', 5),
  lead: limitOf('lead', 5),
  newsletter: limitOf('newsletter', 5),
} as const satisfies Record<string, RateLimit>;
export type PublicForm = keyof typeof limits;

function limitOf(name: string, max: number): RateLimit {
  const message =
    'Too many submissions from your network. Please try again in an hour, or email us directly.';
  return { name, max, windowMs: HOUR_MS, message };
}

/**
 * Whether what a form carries is to be kept. False for a program that filled in the field nobody sees:
 * it is answered as if all were well.
 * @throws AppError too-many, bad-input (sent faster than anybody types)
 */
export async function admit(
  ctx: Ctx,
  form: PublicForm,
  guard: { readonly website: string; readonly filledInMs?: number | undefined },
): Promise<boolean> {
  await limitRate(ctx, limits[form]);
  if (guard.website !== '') return false;
  if (guard.filledInMs !== undefined && guard.filledInMs < MIN_FILL_MS) {
    throw new AppError(
      'bad-input',
      'That was very quick. Please check your entries and send the form again.',
    );
  }
  return true;
}
