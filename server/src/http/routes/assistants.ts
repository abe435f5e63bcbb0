import { assistantsApi } from '@belldesk/contract/product/api/assistants';
import { implement } from '@orpc/server';
import { createAssistant } from '../../assistants/create.ts';
import { chooseCurrent, currentAssistant } from '../../assistants/current.ts';
import { readFirstSteps } from '../../assistants/firstSteps.ts';
import { listAssistantsOf } from '../../assistants/list.ts';
import { listOwnTools, replaceOwnTools } from '../../assistants/ownTools.ts';
import { publishAssistant } from '../../assistants/publish.ts';
import { removeAssistant } from '../../assistants/remove.ts';
import { updateAssistant } from '../../assistants/update.ts';
import type { Ctx } from '../../context.ts';

const os = implement(assistantsApi).$context<Ctx>();

export const assistantsRoutes = os.router({
  current: os.current.handler(({ context: ctx, input }) => currentAssistant({ ctx, input })),
  list: os.list.handler(({ context: ctx }) => listAssistantsOf({ ctx })),
  choose: os.choose.handler(({ context: ctx, input }) => chooseCurrent({ ctx, input })),
  firstSteps: os.firstSteps.handler(({ context: ctx }) => readFirstSteps({ ctx })),
  create: os.create.handler(({ context: ctx, input }) => createAssistant({ ctx, input })),
  update: os.update.handler(({ context: ctx, input }) => updateAssistant({ ctx, input })),
  remove: os.remove.handler(({ context: ctx, input }) => removeAssistant({ ctx, input })),
  publish: os.publish.handler(({ context: ctx, input }) => publishAssistant({ ctx, input })),
  tools: os.tools.handler(({ context: ctx, input }) => listOwnTools({ ctx, input })),
  replaceTools: os.replaceTools.handler(({ context: ctx, input }) =>
    replaceOwnTools({ ctx, input }),
  ),
});
