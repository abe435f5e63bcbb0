import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { ManualClock } from './clock.ts';
import { createLifecycle } from './lifecycle.ts';
import { createLogger } from './logger.ts';

class Host extends EventEmitter {
  readonly sent: object[] = [];
  readonly exits: number[] = [];
  connected = true;
  send(message: object): void {
    this.sent.push(message);
  }
  exit(code: number): void {
    this.exits.push(code);
    this.emit('exited');
  }
  exited(): Promise<unknown> {
    return EventEmitter.once(this, 'exited');
  }
}

function set() {
  const host = new Host();
  const clock = new ManualClock();
  const logger = createLogger('test', { level: 'silent' });
  return { host, clock, lifecycle: createLifecycle(logger, { host, clock, deadlineMs: 500 }) };
}

/** Lets everything that only waits for promises go on. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('parts are stopped one after the other, the last one first', async () => {
  const { lifecycle } = set();
  const order: string[] = [];
  const first = Promise.withResolvers<void>();
  lifecycle.onStop('database', () => void order.push('database'));
  lifecycle.onStop('http', async () => {
    order.push('http');
    await first.promise;
    order.push('http done');
  });
  const stopped = lifecycle.stop('test');
  await settled();
  expect(order).toEqual(['http']);
  first.resolve();
  await stopped;
  expect(order).toEqual(['http', 'http done', 'database']);
});

test('a part that hangs or throws does not keep the others from stopping', async () => {
  const { lifecycle, clock, host } = set();
  const order: string[] = [];
  lifecycle.onStop('last', () => void order.push('last'));
  lifecycle.onStop('throws', () => Promise.reject(new Error('no')));
  lifecycle.onStop('hangs', () => new Promise(() => {}));
  const exited = host.exited();
  host.emit('SIGTERM');
  await settled();
  clock.advance(499);
  await settled();
  expect(order).toEqual([]);
  clock.advance(1);
  await exited;
  expect(order).toEqual(['last']);
  expect(host.exits).toEqual([1]);
});

test.each(['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'])(
  '%s stops once and ends with 0',
  async (event) => {
    const { lifecycle, host } = set();
    let stops = 0;
    lifecycle.onStop('part', () => void stops++);
    lifecycle.markReady();
    expect(lifecycle.isReady()).toBe(true);
    const exited = host.exited();
    host.emit(event);
    host.emit('disconnect');
    expect(lifecycle.isReady()).toBe(false);
    expect(lifecycle.isStopping()).toBe(true);
    await exited;
    expect(stops).toBe(1);
    expect(host.exits[0]).toBe(0);
  },
);

test('the same Ctrl-C told twice counts once; a later one ends at once', async () => {
  const { lifecycle, host, clock } = set();
  lifecycle.onStop('slow', () => new Promise(() => {}));
  host.emit('SIGINT');
  clock.advance(200);
  host.emit('SIGINT');
  await settled();
  expect(host.exits).toEqual([]);
  // The part's own deadline passes too, but nothing has run since.
  clock.advance(1_100);
  host.emit('SIGINT');
  expect(host.exits).toEqual([1]);
});

test('a part that comes while the others stop is stopped too', async () => {
  const { lifecycle } = set();
  const order: string[] = [];
  const gate = Promise.withResolvers<void>();
  lifecycle.onStop('first', () => gate.promise);
  const stopped = lifecycle.stop('test');
  lifecycle.onStop('late', () => void order.push('late'));
  gate.resolve();
  await stopped;
  expect(order).toEqual(['late']);
});

test('a parent that was gone before the start ends it, with what has been started by then', async () => {
  const host = new Host();
  host.connected = false;
  const exited = host.exited();
  const logger = createLogger('test', { level: 'silent' });
  const lifecycle = createLifecycle(logger, { host, clock: new ManualClock() });
  const order: string[] = [];
  lifecycle.onStop('part', () => void order.push('part'));
  expect(lifecycle.isStopping()).toBe(true);
  await exited;
  expect(order).toEqual(['part']);
  expect(host.exits).toEqual([0]);
});

test('the parent is told of readiness, unless it is stopping already', async () => {
  const { lifecycle, host } = set();
  lifecycle.markReady({ url: 'http://localhost:1' });
  expect(host.sent).toEqual([{ type: 'ready', url: 'http://localhost:1' }]);
  await lifecycle.stop('test');
  lifecycle.markReady();
  expect(host.sent).toHaveLength(1);
  expect(lifecycle.isReady()).toBe(false);
});
