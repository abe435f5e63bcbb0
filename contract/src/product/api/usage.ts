import { minutes } from '../calls.ts';
import { base, none } from './base.ts';

export const usageApi = {
  minutes: base
    .route({ method: 'GET', path: '/usage/minutes', tags: ['Usage'] })
    .input(none)
    .output(minutes),
};
