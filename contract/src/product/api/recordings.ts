import { z } from 'zod';
import { recordingPeaks, recordingRule } from '../recordings.ts';
import { base, none } from './base.ts';

export const recordingsApi = {
  /** How long recordings are kept. */
  rule: base
    .route({ method: 'GET', path: '/recordings/rule', tags: ['Calls'] })
    .input(none)
    .output(recordingRule),
  /** What is older than the new rule allows is deleted within a day. */
  setRule: base
    .route({ method: 'PUT', path: '/recordings/rule', tags: ['Calls'] })
    .input(recordingRule)
    .output(recordingRule),
  /** How loud both sides of a recorded call are, from its beginning to its end. */
  peaks: base
    .route({ method: 'GET', path: '/calls/{id}/peaks', tags: ['Calls'] })
    .input(z.strictObject({ id: z.uuid() }))
    .output(recordingPeaks),
};
