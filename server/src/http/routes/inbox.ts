import { inboxApi } from '@belldesk/contract/product/api/inbox';
import { implement } from '@orpc/server';
import type { Ctx } from '../../context.ts';
import { addNote, setDone, setUrgent } from '../../inbox/change.ts';
import { countInbox, listInbox } from '../../inbox/list.ts';
import { readInboxMail, setInboxMail } from '../../inbox/mailChoice.ts';

const os = implement(inboxApi).$context<Ctx>();

export const inboxRoutes = os.router({
  list: os.list.handler(({ context: ctx, input }) => listInbox({ ctx, input })),
  counts: os.counts.handler(({ context: ctx }) => countInbox({ ctx })),
  setDone: os.setDone.handler(({ context: ctx, input }) => setDone({ ctx, input })),
  setUrgent: os.setUrgent.handler(({ context: ctx, input }) => setUrgent({ ctx, input })),
  addNote: os.addNote.handler(({ context: ctx, input }) => addNote({ ctx, input })),
  mail: os.mail.handler(({ context: ctx }) => readInboxMail({ ctx })),
  setMail: os.setMail.handler(({ context: ctx, input }) => setInboxMail({ ctx, input })),
});
