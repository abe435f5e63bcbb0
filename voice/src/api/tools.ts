import { AppError } from '@belldesk/contract/errors';
import { assistantTool } from '@belldesk/contract/voice/assistant';
import { listQuery } from '@belldesk/contract/voice/base';
import type { FastifyInstance } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { openTool, sealTool } from '../store/sealer.ts';
import { keepSecrets } from '../store/toolSecrets.ts';
import { deleteTool, findTool, insertTool, listTools, updateTool } from '../store/tools/queries.ts';
import type { ApiContext } from './context.ts';
import { found, pathId } from './pathId.ts';
import { presentTool } from './presenters.ts';
import { requireLinearPatterns } from './requireLinearPatterns.ts';

const changes = z.record(z.string(), z.unknown());

/** Tools that assistants share by `model.toolIds`: /tool. Secrets go in and never come out. */
export function toolRoutes(
  app: FastifyInstance,
  { db, sealer, clock, published }: ApiContext,
): void {
  app.post('/tool', async (request, reply) => {
    const tool = keepSecrets(assistantTool.parse(request.body), []);
    requireLinearPatterns(tool, '');
    const now = new Date(clock.nowMs());
    const row = { id: uuidv7(), dto: sealTool(tool, sealer), createdAt: now, updatedAt: now };
    await insertTool(db, row);
    return reply.code(201).send(presentTool(row));
  });

  app.get('/tool', async (request) => {
    const rows = await listTools(db, listQuery.parse(request.query));
    return rows.map(presentTool);
  });

  app.get('/tool/:id', async (request) => presentTool(found(await findTool(db, pathId(request)))));

  app.patch('/tool/:id', async (request) => {
    const asked = changes.parse(request.body ?? {});
    const row = await updateTool(
      db,
      pathId(request),
      (stored) => {
        const before = openTool(stored, sealer);
        const tool = assistantTool.parse({ ...before, ...asked });
        requireLinearPatterns(tool, '');
        return sealTool(keepSecrets(tool, [before]), sealer);
      },
      new Date(clock.nowMs()),
    );
    published();
    return presentTool(found(row));
  });

  app.delete('/tool/:id', async (request) => {
    const gone = await deleteTool(db, pathId(request));
    if (gone === 'used') throw new AppError('conflict', 'An assistant has this tool.');
    return presentTool(found(gone));
  });
}
