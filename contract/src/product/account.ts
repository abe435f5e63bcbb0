import { z } from 'zod';
import { memberRole } from './roles.ts';

export const SIGN_UP_MIN_PASSWORD_CHARACTERS = 6;
export const RESET_MIN_PASSWORD_CHARACTERS = 8;
export const MAX_PASSWORD_CHARACTERS = 128;
/** A mailed link for a new password holds so long, and once. */
export const RESET_LINK_HOLDS_MS = 60 * 60_000;
/** An account younger than this is new: it is led to the choice of a plan. */
export const NEW_ACCOUNT_WINDOW_MS = 5 * 60_000;

export const emailAddress = z
  .string({ error: 'Please enter your email address' })
  .trim()
  .min(1, 'Please enter your email address')
  .max(254, 'The email address must be 254 characters or fewer')
  .pipe(z.email('Please enter an email address, such as name@example.com'));

export const fullName = z
  .string({ error: 'Please enter your full name' })
  .trim()
  .min(1, 'Please enter your full name')
  .max(100, 'The name can have at most 100 characters');

const TOO_LONG = `The password can have at most ${MAX_PASSWORD_CHARACTERS} characters`;

/** A password that is there already, whatever its rules were. */
export const passwordAsTyped = z
  .string({ error: 'Please enter your password' })
  .min(1, 'Please enter your password')
  .max(MAX_PASSWORD_CHARACTERS, TOO_LONG);

export const signInForm = z.object({ email: emailAddress, password: passwordAsTyped });
export type SignInForm = z.infer<typeof signInForm>;

export const signUpForm = z
  .object({
    fullName,
    email: emailAddress,
    password: z
      .string({ error: 'Please enter your password' })
      .min(
        SIGN_UP_MIN_PASSWORD_CHARACTERS,
        `Password must be at least ${SIGN_UP_MIN_PASSWORD_CHARACTERS} characters long`,
      )
      .max(MAX_PASSWORD_CHARACTERS, TOO_LONG),
    confirmPassword: z.string({ error: 'Passwords do not match' }),
  })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    message: 'Passwords do not match',
  });
export type SignUpForm = z.infer<typeof signUpForm>;

/** Asks for a link by mail. */
export const passwordResetRequest = z.object({ email: emailAddress });
export type PasswordResetRequest = z.infer<typeof passwordResetRequest>;

export const RESET_LINK_PROBLEM =
  'Invalid or expired password reset link. Please request a new password reset link.';

/** What a mailed link carries, after the # of its address: no server on the way sees it. */
export const resetToken = z.string({ error: RESET_LINK_PROBLEM }).max(100, RESET_LINK_PROBLEM);

export const newPassword = z
  .string({ error: 'Please enter your new password' })
  .min(
    RESET_MIN_PASSWORD_CHARACTERS,
    `Password must be at least ${RESET_MIN_PASSWORD_CHARACTERS} characters long`,
  )
  .max(MAX_PASSWORD_CHARACTERS, TOO_LONG);

export const resetPasswordInput = z.object({ token: resetToken, newPassword });
export type ResetPasswordInput = z.infer<typeof resetPasswordInput>;

/** What is wrong with a new password typed twice, in the words of the page; null when it is right. */
export function newPasswordProblem(password: string, confirmation: string): string | null {
  if (password !== confirmation) return 'Passwords do not match';
  return newPassword.safeParse(password).error?.issues[0]?.message ?? null;
}

/** What the browser may know of the one who is signed in. */
export const sessionUser = z.object({
  id: z.string(),
  email: z.string(),
  fullName: z.string(),
  avatarUrl: z.string().nullable(),
  createdAt: z.iso.datetime(),
  role: z.enum(['owner', 'operator']),
});
export type SessionUser = z.infer<typeof sessionUser>;

/** A business of the one who is signed in. */
export const sessionOrganisation = z.object({
  id: z.string(),
  name: z.string(),
  role: memberRole,
});
export type SessionOrganisation = z.infer<typeof sessionOrganisation>;

/** Who is signed in, or null. */
export const sessionAnswer = z.object({
  user: sessionUser.nullable(),
  /** The business that they have chosen; null where nobody is signed in. */
  organisation: sessionOrganisation.nullable(),
  /** Every business of theirs, the chosen one as well; the latest chosen first. */
  organisations: z.array(sessionOrganisation),
});
export type SessionAnswer = z.infer<typeof sessionAnswer>;

/** Where a sign-in leads: a new account chooses a plan first. Who has no assistant yet goes on from there to make one. */
export function pathAfterSignIn(user: Pick<SessionUser, 'createdAt'>, nowMs: number): string {
  const ageMs = nowMs - Date.parse(user.createdAt);
  return ageMs < NEW_ACCOUNT_WINDOW_MS ? '/select-plan' : '/my-assistant';
}
