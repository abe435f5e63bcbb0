import { chatDto } from '@belldesk/contract/voice/chat';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from './context.ts';

/** POST /chat: text in, the assistant's text out. */
export function chatRoutes(app: FastifyInstance, { chats }: ApiContext): void {
  app.post('/chat', async (request, reply) =>
    reply.code(201).send(await chats.answer(chatDto.parse(request.body))),
  );
}
