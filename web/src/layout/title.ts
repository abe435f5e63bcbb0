import { SITE_NAME } from './names.ts';

/** Title of a page: "{page title} | Belldesk", or the name alone. */
export function fullTitle(title: string): string {
  return title === '' ? SITE_NAME : `${title} | ${SITE_NAME}`;
}
