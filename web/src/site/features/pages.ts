import type { StaticPage } from '../../frame/staticPage.ts';

export const featuresPages: readonly StaticPage[] = [];
