import { z } from 'zod';
import {
  assistant,
  assistantList,
  firstSteps,
  publication,
  updateAssistantInput,
} from '../assistant.ts';
import { ownTools, replaceOwnToolsInput } from '../ownTools.ts';
import { createAssistantInput } from '../wizard.ts';
import { base, none } from './base.ts';

export const assistantsApi = {
  /** The assistant with this id, else the one chosen in this browser, else the newest; null while there is none. */
  current: base
    .route({ method: 'GET', path: '/assistant', tags: ['Assistant'] })
    .input(z.strictObject({ id: z.uuid().optional() }).optional())
    .output(assistant.nullable()),
  /** Every assistant of the business. */
  list: base
    .route({ method: 'GET', path: '/assistants', tags: ['Assistant'] })
    .input(none)
    .output(assistantList),
  /** Which one this browser shows from now on. */
  choose: base
    .route({ method: 'PUT', path: '/assistants/choice', tags: ['Assistant'] })
    .input(z.strictObject({ id: z.uuid() }))
    .output(assistant),
  /** How far a new owner has come. */
  firstSteps: base
    .route({ method: 'GET', path: '/assistant/first-steps', tags: ['Assistant'] })
    .input(none)
    .output(firstSteps),
  create: base
    .route({ method: 'POST', path: '/assistant', successStatus: 201, tags: ['Assistant'] })
    .input(createAssistantInput)
    .output(assistant),
  update: base
    .route({ method: 'PATCH', path: '/assistant/{id}', tags: ['Assistant'] })
    .input(updateAssistantInput)
    .output(assistant),
  remove: base
    .route({ method: 'DELETE', path: '/assistant/{id}', tags: ['Assistant'] })
    .input(z.strictObject({ id: z.uuid() }))
    .output(z.object({ id: z.uuid() })),
  publish: base
    .route({ method: 'POST', path: '/assistant/{id}/publish', tags: ['Assistant'] })
    .input(z.strictObject({ id: z.uuid() }))
    .output(publication),
  tools: base
    .route({ method: 'GET', path: '/assistant/{id}/tools', tags: ['Assistant'] })
    .input(z.strictObject({ id: z.uuid() }))
    .output(ownTools),
  replaceTools: base
    .route({ method: 'PUT', path: '/assistant/{id}/tools', tags: ['Assistant'] })
    .input(replaceOwnToolsInput)
    .output(ownTools),
};
