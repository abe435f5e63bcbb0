import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCallRecordings } from '../calls/recording/callRecordings.ts';
import { found } from './pathId.ts';
import { rangeOf, sendRecording } from './sendRecording.ts';

const CALL = '0190b6a0-0000-7000-8000-000000000001';
let folder: string;
let app: FastifyInstance;
/** 100 samples of both sides, and a sample that the process did not get to write whole. */
const body = Buffer.alloc(100 * 4 + 3, 7);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'belldesk-send-'));
  const recordings = createCallRecordings(folder);
  const head = Buffer.alloc(44);
  head.writeUInt32LE(8_000, 24);
  await writeFile(recordings.pathOf(CALL), Buffer.concat([head, body]));
  app = fastify();
  app.get('/', async (request, reply) =>
    sendRecording(request, reply, found(await recordings.find(CALL))),
  );
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (range?: string) =>
  app.inject({ url: '/', headers: range === undefined ? {} : { range } });

describe('a recording', () => {
  it('of a process that died has a right head again', async () => {
    const { statusCode, headers, rawPayload } = await get();
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'audio/wav',
      'accept-ranges': 'bytes',
      'content-length': '444',
    });
    expect(rawPayload.length).toBe(444);
    expect(rawPayload.toString('latin1', 0, 4)).toBe('RIFF');
    expect(rawPayload.readUInt32LE(40)).toBe(400);
  });

  it('is sent in parts', async () => {
    const whole = (await get()).rawPayload;
    for (const [range, first, last] of [
      ['bytes=0-9', 0, 9],
      ['bytes=40-50', 40, 50],
      ['bytes=400-', 400, 443],
      ['bytes=-10', 434, 443],
      ['bytes=440-9999', 440, 443],
    ] as const) {
      const { statusCode, headers, rawPayload } = await get(range);
      expect(statusCode).toBe(206);
      expect(headers['content-range']).toBe(`bytes ${first}-${last}/444`);
      expect(rawPayload.equals(whole.subarray(first, last + 1))).toBe(true);
    }
    const beyond = await get('bytes=444-');
    expect(beyond.statusCode).toBe(416);
    expect(beyond.headers['content-range']).toBe('bytes */444');
  });

  it('is sent whole for a header that is no single range', () => {
    for (const header of ['bytes=5-2', 'bytes=-', 'bytes=0-1,3-4', 'lines=1-2', undefined])
      expect(rangeOf(header, 444)).toBeNull();
  });

  it('that is not there is null', async () => {
    const recordings = createCallRecordings(folder);
    expect(await recordings.find('0190b6a0-0000-7000-8000-000000000002')).toBeNull();
    await recordings.remove('0190b6a0-0000-7000-8000-000000000002');
    expect(() => recordings.pathOf('../../etc/passwd')).toThrow('Invalid UUID');
  });
});
