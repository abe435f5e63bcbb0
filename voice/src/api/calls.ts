import { AppError } from '@belldesk/contract/errors';
import { callListQuery, webCallDto } from '@belldesk/contract/voice/call';
import type { FastifyInstance } from 'fastify';
import { presentCall } from '../calls/presentCall.ts';
import { deleteCall, findCall, isGoingOn, listCalls } from '../store/calls/queries.ts';
import type { ApiContext } from './context.ts';
import { found, pathId } from './pathId.ts';
import { sendRecording } from './sendRecording.ts';

/** POST /call/web, GET /call and what remains of a call. */
export function callRoutes(
  app: FastifyInstance,
  { db, tickets, recordings, callRecordings }: ApiContext,
): void {
  app.post('/call/web', async (request, reply) => {
    const { row, address } = await tickets.issue(webCallDto.parse(request.body));
    return reply.code(201).send({
      ...presentCall(row),
      ...address,
      artifactPlan: { videoRecordingEnabled: false },
    });
  });

  app.get('/call', async (request) => {
    const rows = await listCalls(db, callListQuery.parse(request.query));
    return rows.map(presentCall);
  });

  app.get('/call/:id', async (request) => presentCall(found(await findCall(db, pathId(request)))));

  /** What remains of a call, its recordings included. Reports that are still to be delivered go out all the same. */
  app.delete('/call/:id', async (request) => {
    const id = pathId(request);
    const call = found(await findCall(db, id));
    if (isGoingOn(call)) throw new AppError('conflict', 'The call has not ended');
    // The row last: while it is there, a deletion that broke off can be asked for again.
    await Promise.all([callRecordings.remove(id), recordings.remove(id)]);
    await deleteCall(db, id);
    return presentCall(call);
  });

  /** Caller left, assistant right. A browser asks for parts, to go to and fro in it. */
  app.get('/call/:id/stereo-recording', async (request, reply) =>
    sendRecording(request, reply, found(await callRecordings.find(pathId(request)))),
  );

  app.get('/call/:id/customer-recording', async (request, reply) => {
    const recording = found(await recordings.read(pathId(request)));
    return reply.type('audio/wav').send(recording);
  });
}
