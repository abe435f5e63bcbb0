import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RecordedCall } from '../calls/recording/callRecordings.ts';

interface Span {
  readonly first: number;
  readonly last: number;
}

/**
 * The part of a file that a Range header asks for (RFC 9110 section 14.1.2). Null: the whole, as for a
 * header of several parts or one that is no range; 'none': nothing of it is there.
 */
export function rangeOf(header: string | undefined, sizeBytes: number): Span | 'none' | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return null;
  if (from === '') {
    const length = Math.min(Number(to), sizeBytes);
    return length === 0 ? 'none' : { first: sizeBytes - length, last: sizeBytes - 1 };
  }
  const first = Number(from);
  const last = to === '' ? sizeBytes - 1 : Math.min(Number(to), sizeBytes - 1);
  if (to !== '' && Number(to) < first) return null;
  return first >= sizeBytes ? 'none' : { first, last };
}

/** Sends a recording, or the part of it that is asked for. */
export function sendRecording(request: FastifyRequest, reply: FastifyReply, call: RecordedCall) {
  const { sizeBytes } = call;
  const range = rangeOf(request.headers.range, sizeBytes);
  void reply.type('audio/wav').header('accept-ranges', 'bytes');
  if (range === 'none') {
    const message = 'This part of the recording is not there.';
    return reply
      .code(416)
      .type('application/json')
      .header('content-range', `bytes */${sizeBytes}`)
      .send({ message, error: 'Range Not Satisfiable', statusCode: 416 });
  }
  const { first, last } = range ?? { first: 0, last: sizeBytes - 1 };
  if (range) void reply.code(206).header('content-range', `bytes ${first}-${last}/${sizeBytes}`);
  return reply.header('content-length', last - first + 1).send(call.read(first, last));
}
