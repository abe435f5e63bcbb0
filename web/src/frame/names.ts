export const SITE_NAME = 'Belldesk';
export const TAGLINE = 'AI-powered voice assistants for businesses that live by the telephone.';

/** Pages that exist, in the order of the menu. */
export const siteLinks: readonly { readonly path: string; readonly name: string }[] = [
  { path: '/', name: 'Home' },
];
