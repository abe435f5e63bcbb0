import type { StaticPage } from '../../frame/staticPage.ts';

export const docsPages: readonly StaticPage[] = [];
