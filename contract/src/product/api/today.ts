import { today } from '../today.ts';
import { base, none } from './base.ts';

export const todayApi = {
  /** The day at the location of the present assistant; null while there is no assistant. */
  read: base
    .route({ method: 'GET', path: '/today', tags: ['Today'] })
    .input(none)
    .output(today.nullable()),
};
