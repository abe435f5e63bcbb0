import type { Hydrate } from '../../islands/starter.ts';
import { startTabs } from './tabs.ts';

export const hydrate: Hydrate = async (element) => startTabs(element);
