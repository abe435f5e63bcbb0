import type { Hydrate } from '../../../islands/starter.ts';
import { startArticleFilter } from './startArticleFilter.ts';

export const hydrate: Hydrate = async (island) => startArticleFilter(island, window);
