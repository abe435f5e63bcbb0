import {
  addNoteInput,
  inboxCounts,
  inboxItem,
  inboxList,
  inboxListInput,
  inboxMailChoice,
  inboxMailSetting,
  setDoneInput,
  setUrgentInput,
} from '../inbox.ts';
import { base, none } from './base.ts';

const tags = ['Inbox'];

export const inboxApi = {
  /** What callers left: open before done, urgent before others, new before old. */
  list: base.route({ method: 'GET', path: '/inbox', tags }).input(inboxListInput).output(inboxList),
  /** How many are open. */
  counts: base
    .route({ method: 'GET', path: '/inbox/counts', tags })
    .input(none)
    .output(inboxCounts),
  setDone: base
    .route({ method: 'POST', path: '/inbox/{id}/done', tags })
    .input(setDoneInput)
    .output(inboxItem),
  setUrgent: base
    .route({ method: 'POST', path: '/inbox/{id}/urgent', tags })
    .input(setUrgentInput)
    .output(inboxItem),
  addNote: base
    .route({ method: 'POST', path: '/inbox/{id}/notes', tags })
    .input(addNoteInput)
    .output(inboxItem),
  mail: base
    .route({ method: 'GET', path: '/inbox/mail', tags })
    .input(none)
    .output(inboxMailSetting),
  setMail: base
    .route({ method: 'PUT', path: '/inbox/mail', tags })
    .input(inboxMailChoice)
    .output(inboxMailSetting),
};
