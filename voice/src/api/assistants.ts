import { AppError } from '@belldesk/contract/errors';
import { type AssistantDto, assistantDto } from '@belldesk/contract/voice/assistant';
import { listQuery } from '@belldesk/contract/voice/base';
import type { FastifyInstance } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import {
  deleteAssistant,
  findAssistant,
  insertAssistant,
  listAssistants,
  updateAssistant,
} from '../store/assistants/queries.ts';
import { openAssistant, sealAssistant } from '../store/sealer.ts';
import { keepSecrets, mapTools } from '../store/toolSecrets.ts';
import { unknownTools } from '../store/tools/queries.ts';
import type { ApiContext } from './context.ts';
import { found, pathId } from './pathId.ts';
import { presentAssistant } from './presenters.ts';
import { requireLinearPatterns } from './requireLinearPatterns.ts';

/** POST, GET, PATCH, PUT and DELETE /assistant. PATCH merges at the top level; PUT replaces. */
export function assistantRoutes(
  app: FastifyInstance,
  { db, sealer, clock, published, saved }: ApiContext,
): void {
  async function requireTools({ model }: AssistantDto): Promise<void> {
    for (const [index, tool] of (model?.tools ?? []).entries())
      requireLinearPatterns(tool, `model.tools.${index}.`);
    const [unknown] = await unknownTools(db, model?.toolIds ?? []);
    if (unknown !== undefined)
      throw new AppError('bad-input', `model.toolIds: there is no tool ${unknown}`);
  }

  app.post('/assistant', async (request, reply) => {
    const dto = mapTools(assistantDto.parse(request.body ?? {}), (tool) => keepSecrets(tool, []));
    await requireTools(dto);
    const now = new Date(clock.nowMs());
    const row = {
      id: uuidv7(),
      dto: sealAssistant(dto, sealer),
      createdAt: now,
      updatedAt: now,
    };
    await insertAssistant(db, row);
    saved(row.id);
    return reply.code(201).send(presentAssistant(row, sealer));
  });

  app.get('/assistant', async (request) => {
    const rows = await listAssistants(db, listQuery.parse(request.query));
    return rows.map((row) => presentAssistant(row, sealer));
  });

  app.get('/assistant/:id', async (request) =>
    presentAssistant(found(await findAssistant(db, pathId(request))), sealer),
  );

  for (const [method, merges] of [
    ['PATCH', true],
    ['PUT', false],
  ] as const)
    app.route({
      method,
      url: '/assistant/:id',
      handler: async (request) => {
        const changes = assistantDto.parse(request.body ?? {});
        await requireTools(changes);
        const row = await updateAssistant(
          db,
          pathId(request),
          (stored) => {
            const before = openAssistant(stored, sealer);
            const kept = mapTools(changes, (tool) => keepSecrets(tool, before.model?.tools ?? []));
            return sealAssistant(merges ? { ...before, ...kept } : kept, sealer);
          },
          new Date(clock.nowMs()),
        );
        published();
        if (row) saved(row.id);
        return presentAssistant(found(row), sealer);
      },
    });

  app.delete('/assistant/:id', async (request) => {
    const row = await deleteAssistant(db, pathId(request));
    published();
    return presentAssistant(found(row), sealer);
  });
}
