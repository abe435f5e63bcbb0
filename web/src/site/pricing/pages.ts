import type { StaticPage } from '../../frame/staticPage.ts';

export const pricingPages: readonly StaticPage[] = [];
