import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CallTable } from '@belldesk/contract/product/callTable';
import { ManualClock, systemClock } from '@belldesk/kit/clock';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fetchTable } from '../../src/calls/externalLog/fetchTable.ts';
import { type Site, startSite } from '../support/site.ts';
import { ownerWithAssistant, signUp, Visitor } from '../support/visitor.ts';

const KEY = 'the-key-of-the-table';

/** The table service on the wire: what it answers is set by each test. */
let answer: (response: ServerResponse) => void = (response) => response.end('[]');
const asked: IncomingHttpHeaders[] = [];
const table = createServer((request, response) => {
  asked.push(request.headers);
  answer(response);
});
let site: Site;
let url: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => table.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(table.address() as AddressInfo).port}/rows`;
  site = await startSite({ callTable: { url, key: KEY } });
});
afterAll(async () => {
  await site.stop();
  table.closeAllConnections();
  await new Promise((resolve) => table.close(resolve));
});

const read = (who: Visitor, scope = 'mine') =>
  who.send<CallTable & { message?: string }>('GET', `/api/call-table?scope=${scope}`);
const rowOf = (assistantId: string, changes: object = {}) => ({
  id: 'r1',
  fields: {
    'Assistant ID': assistantId,
    Date: '2026-11-20',
    Time: '19:04',
    Duration: '1:35',
    ...changes,
  },
});

it('shows the rows of the own assistant alone, good ones beside bad ones', async () => {
  const { owner, assistant } = await ownerWithAssistant(site);
  const { assistantId } = assistant;
  answer = (response) =>
    response.end(
      JSON.stringify({
        records: [
          rowOf('another'),
          rowOf(assistantId),
          { ...rowOf(assistantId, { Duration: 'long' }), id: 'b1' },
        ],
      }),
    );
  expect(await read(owner)).toMatchObject({
    status: 200,
    body: {
      isConnected: true,
      totalRows: 1,
      rows: [{ id: 'r1', assistantId, date: '2026-11-20', time: '19:04', durationSeconds: 95 }],
      totalBadRows: 1,
      badRows: [{ id: 'b1', problem: 'The Duration is not valid: long' }],
    },
  });
  expect(asked.at(-1)).toMatchObject({ 'x-api-key': KEY, authorization: `Bearer ${KEY}` });
  const { owner: stranger } = await ownerWithAssistant(site);
  expect((await read(stranger, 'all')).body).toMatchObject({ rows: [], totalBadRows: 0 });
  await owner.send('DELETE', `/api/assistant/${assistant.id}`);
  expect((await read(owner)).body.rows).toEqual([]);
  expect((await read(owner, 'all')).body.rows).toHaveLength(1);
});

it('asks nobody for someone without an assistant, and answers nobody without a session', async () => {
  const before = asked.length;
  expect((await read(await signUp(site))).body).toMatchObject({ isConnected: true, rows: [] });
  expect((await read(new Visitor(site))).status).toBe(401);
  expect(asked).toHaveLength(before);
});

const chunk = Buffer.alloc(1024 * 1024, ' ');
it.each<[string, (response: ServerResponse) => void, string]>([
  ['a refusal', (response) => response.writeHead(403).end('no'), 'API call failed with status 403'],
  [
    'a redirect',
    (response) => response.writeHead(302, { location: '/elsewhere' }).end(),
    'API call failed with status 302',
  ],
  ['no JSON', (response) => response.end('<html>'), 'Failed to parse API response'],
  ['no list', (response) => response.end('{"rows":7}'), 'Failed to parse API response'],
  ['nothing', (response) => response.end(), 'Failed to parse API response'],
  ['a broken line', (response) => response.destroy(), 'Failed to fetch data'],
  [
    'a list cut off',
    (response) => void response.write('[1,', () => response.destroy()),
    'Failed to fetch data',
  ],
  [
    'a list without end',
    (response) => {
      const more = () => void (response.destroyed || response.write(chunk, more));
      more();
    },
    'Failed to parse API response',
  ],
])('%s is told by the text of the catalogue', async (_what, fault, message) => {
  const { owner } = await ownerWithAssistant(site);
  answer = fault;
  expect(await read(owner)).toMatchObject({ status: 502, body: { message } });
});

it('waits no longer than its limit', async () => {
  answer = (response) => void response.write('[');
  const clock = new ManualClock(0);
  const fetched = fetchTable(
    { url, key: KEY },
    { ...systemClock, after: clock.after.bind(clock) },
    { timeoutMs: 500, mostBytes: 100 },
  );
  clock.advance(500);
  await expect(fetched).rejects.toThrow('Failed to fetch data');
});

it('is not there where none is set', async () => {
  const other = await startSite();
  const { owner } = await ownerWithAssistant(other);
  expect((await read(owner)).body).toMatchObject({ isConnected: false, rows: [] });
  await other.stop();
});
