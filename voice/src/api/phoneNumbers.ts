import { AppError } from '@belldesk/contract/errors';
import { listQuery } from '@belldesk/contract/voice/base';
import { phoneNumberDto, phoneNumberPatch, sipUser } from '@belldesk/contract/voice/phoneNumber';
import type { FastifyInstance } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { findAssistant } from '../store/assistants/queries.ts';
import {
  deletePhoneNumber,
  findPhoneNumber,
  insertPhoneNumber,
  listPhoneNumbers,
  updatePhoneNumber,
} from '../store/numbers/queries.ts';
import type { ApiContext } from './context.ts';
import { found, pathId } from './pathId.ts';
import { presentPhoneNumber } from './presenters.ts';

/** The addresses on which assistants answer: /phone-number. An assistant without one is unpublished. */
export function phoneNumberRoutes(app: FastifyInstance, context: ApiContext): void {
  const { db, clock, sipAddressOf, published } = context;

  async function requireAssistant(assistantId: string | null | undefined): Promise<void> {
    if (assistantId && !(await findAssistant(db, assistantId)))
      throw new AppError('bad-input', `assistantId: there is no assistant ${assistantId}`);
  }

  app.post('/phone-number', async (request, reply) => {
    const dto = phoneNumberDto.parse(request.body);
    const user = sipUser.parse(/^sip:([^@]+)@/.exec(dto.sipUri)?.[1]?.toLowerCase());
    await requireAssistant(dto.assistantId);
    const now = new Date(clock.nowMs());
    const row = {
      id: uuidv7(),
      sipUser: user,
      assistantId: dto.assistantId ?? null,
      name: dto.name ?? null,
      blockedNumbers: dto.blockedNumbers ?? [],
      createdAt: now,
      updatedAt: now,
    };
    if (!(await insertPhoneNumber(db, row)))
      throw new AppError('conflict', `sipUri: ${sipAddressOf(user)} is taken`);
    published();
    return reply.code(201).send(presentPhoneNumber(row, sipAddressOf));
  });

  app.get('/phone-number', async (request) => {
    const rows = await listPhoneNumbers(db, listQuery.parse(request.query));
    return rows.map((row) => presentPhoneNumber(row, sipAddressOf));
  });

  app.get('/phone-number/:id', async (request) =>
    presentPhoneNumber(found(await findPhoneNumber(db, pathId(request))), sipAddressOf),
  );

  app.patch('/phone-number/:id', async (request) => {
    const { assistantId, name, blockedNumbers } = phoneNumberPatch.parse(request.body ?? {});
    await requireAssistant(assistantId);
    const row = await updatePhoneNumber(
      db,
      pathId(request),
      {
        ...(assistantId === undefined ? {} : { assistantId }),
        ...(name === undefined ? {} : { name }),
        ...(blockedNumbers === undefined ? {} : { blockedNumbers }),
      },
      new Date(clock.nowMs()),
    );
    published();
    return presentPhoneNumber(found(row), sipAddressOf);
  });

  app.delete('/phone-number/:id', async (request) => {
    const row = await deletePhoneNumber(db, pathId(request));
    published();
    return presentPhoneNumber(found(row), sipAddressOf);
  });
}
