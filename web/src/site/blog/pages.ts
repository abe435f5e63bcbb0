import type { StaticPage } from '../../frame/staticPage.ts';

export const blogPages: readonly StaticPage[] = [];
