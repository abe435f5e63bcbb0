import type { SessionUser } from '@belldesk/contract/product/account';
import type { Auth } from './auth.ts';

/** Who is signed in, with the cookies that renew the session. */
export async function readSession(
  auth: Auth,
  headers: Headers,
): Promise<{ user: SessionUser | null; setCookies: readonly string[] }> {
  if (!headers.has('cookie')) return { user: null, setCookies: [] };
  const answer = await auth.api.getSession({ headers, returnHeaders: true });
  const setCookies = answer.headers?.getSetCookie() ?? [];
  const found = answer.response?.user;
  if (!found) return { user: null, setCookies };
  return {
    setCookies,
    user: {
      id: found.id,
      email: found.email,
      fullName: found.name,
      avatarUrl: found.image ?? null,
      createdAt: found.createdAt.toISOString(),
      role: found.role === 'operator' ? 'operator' : 'owner',
    },
  };
}
