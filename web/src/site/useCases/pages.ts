import type { StaticPage } from '../../frame/staticPage.ts';

export const useCasesPages: readonly StaticPage[] = [];
