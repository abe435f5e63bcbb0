import type { StaticPage } from '../../frame/staticPage.ts';

export const industriesPages: readonly StaticPage[] = [];
