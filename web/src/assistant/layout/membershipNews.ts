import type { SessionAnswer, SessionOrganisation } from '@belldesk/contract/product/account';
import { t } from '@lingui/core/macro';
import { STORAGE_PREFIX } from '../../session/storage.ts';
import { roleNames } from '../team/roleTexts.ts';

const NEWS = `${STORAGE_PREFIX}membership-news`;

/** What is told of another business or role, once the area was loaded anew; null where who chose it knows. */
export function newsOf(
  before: SessionOrganisation,
  now: Pick<SessionAnswer, 'organisations'>,
): string | null {
  const same = now.organisations.find(({ id }) => id === before.id);
  if (!same) return t`You are no longer a member of ${before.name}.`;
  if (same.role === before.role) return null;
  return t`Your role at ${before.name} is now ${roleNames[same.role].toLowerCase()}.`;
}

export function keepNews(news: string | null): void {
  if (news !== null) window.sessionStorage.setItem(NEWS, news);
}

/** What was kept, once. */
export function takeNews(): string | null {
  const news = window.sessionStorage.getItem(NEWS);
  window.sessionStorage.removeItem(NEWS);
  return news;
}
