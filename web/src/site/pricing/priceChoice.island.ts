import type { Hydrate } from '../../islands/starter.ts';
import { startPriceChoice } from './priceChoice.ts';

export const hydrate: Hydrate = async (element) => startPriceChoice(element);
