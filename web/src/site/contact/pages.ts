import type { StaticPage } from '../../frame/staticPage.ts';

export const contactPages: readonly StaticPage[] = [];
