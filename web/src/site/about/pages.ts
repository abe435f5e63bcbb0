import type { StaticPage } from '../../frame/staticPage.ts';

export const aboutPages: readonly StaticPage[] = [];
