import { minutes } from '../calls.ts';
import { chooseAtLimitInput, usageChoice } from '../usage.ts';
import { usageAnalytics } from '../usageAnalytics.ts';
import { base, none } from './base.ts';

export const usageApi = {
  minutes: base
    .route({ method: 'GET', path: '/usage/minutes', tags: ['Usage'] })
    .input(none)
    .output(minutes),
  /** Minutes of the past 30 days with the present assistant, by the platform's analytics. */
  analytics: base
    .route({ method: 'GET', path: '/usage/analytics', tags: ['Usage'] })
    .input(none)
    .output(usageAnalytics),
  /** What callers meet once the minutes of the plan are used up. */
  choice: base
    .route({ method: 'GET', path: '/usage/choice', tags: ['Usage'] })
    .input(none)
    .output(usageChoice),
  choose: base
    .route({ method: 'PUT', path: '/usage/choice', tags: ['Usage'] })
    .input(chooseAtLimitInput)
    .output(usageChoice),
};
