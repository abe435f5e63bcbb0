import { z } from 'zod';
import { callList, callListInput } from '../callList.ts';
import { markSpamInput } from '../callPage.ts';
import { callDetail, callTicket } from '../calls.ts';
import { base } from './base.ts';

export const callsApi = {
  list: base
    .route({ method: 'GET', path: '/calls', tags: ['Calls'] })
    .input(callListInput)
    .output(callList),
  get: base
    .route({ method: 'GET', path: '/calls/{id}', tags: ['Calls'] })
    .input(z.strictObject({ id: z.uuid() }))
    .output(callDetail),
  /** Marks a call as spam, which then costs nothing, or takes the mark back. */
  markSpam: base
    .route({ method: 'PUT', path: '/calls/{id}/spam', tags: ['Calls'] })
    .input(markSpamInput)
    .output(markSpamInput),
  /** Asks the voice platform for a browser call with one's own assistant (id on the voice platform). */
  start: base
    .route({ method: 'POST', path: '/calls', successStatus: 201, tags: ['Calls'] })
    .input(z.strictObject({ assistantId: z.string().max(64) }))
    .output(callTicket),
  /** The log row that Test Assistant writes: no duration, completed. */
  recordTest: base
    .route({ method: 'POST', path: '/calls/test', successStatus: 201, tags: ['Calls'] })
    .input(z.strictObject({ assistantId: z.string().max(64) }))
    .output(z.object({ id: z.uuid() })),
};
