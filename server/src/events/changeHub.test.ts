import { expect, it } from 'vitest';
import { createChangeHub } from './changeHub.ts';
import type { ChangeNotice } from './notice.ts';

/** Stands for the connection that listens. */
function wire() {
  const hearers: ((payload: string) => void)[] = [];
  const reconnects: (() => void)[] = [];
  const hub = createChangeHub({
    on: (_channel, hear) => {
      hearers.push(hear);
      return () => {};
    },
    onReconnect: (run) => void reconnects.push(run),
  });
  const heard: string[] = [];
  return {
    hub,
    heard,
    watch: (label: string, userId: string, organisationId: string | null) =>
      hub.subscribe(
        { userId, organisationId },
        {
          hear: ({ topic }) => void heard.push(`${label} ${topic}`),
          missed: () => void heard.push(`${label} missed`),
        },
      ),
    notify: (notice: ChangeNotice) => {
      for (const hear of hearers) hear(JSON.stringify(notice));
    },
    reconnect: () => {
      for (const run of reconnects) run();
    },
  };
}

it('tells each business and each account of its own changes, until they stop to listen', () => {
  const { heard, watch, notify } = wire();
  const stop = watch('one', 'ada', 'lamb');
  watch('two', 'bob', 'lamb');
  watch('three', 'eve', 'fish');
  notify({ topic: 'calls', organisationId: 'lamb', kind: 'started', callId: '1' });
  notify({ topic: 'sessions', userId: 'bob' });
  stop();
  stop();
  notify({ topic: 'schedule', organisationId: 'lamb' });
  notify({ topic: 'inbox', organisationId: 'none' });
  expect(heard).toEqual(['one calls', 'two calls', 'two sessions', 'two schedule']);
});

it('tells apart an account and a business of the same id', () => {
  const { heard, watch, notify } = wire();
  watch('account', 'same', null);
  watch('business', 'ada', 'same');
  notify({ topic: 'billing', organisationId: 'same' });
  notify({ topic: 'sessions', userId: 'same' });
  expect(heard).toEqual(['business billing', 'account sessions']);
});

it('counts who listens for an account', () => {
  const { hub, watch } = wire();
  const stops = [watch('one', 'ada', 'lamb'), watch('two', 'ada', null)];
  expect([hub.count('ada'), hub.count('lamb')]).toEqual([2, 0]);
  for (const stop of stops) stop();
  expect(hub.count('ada')).toBe(0);
});

it('says once to each that changes may be missing, after the connection was cut', () => {
  const { heard, watch, reconnect } = wire();
  watch('one', 'ada', 'lamb');
  watch('two', 'bob', null);
  reconnect();
  expect(heard).toEqual(['one missed', 'two missed']);
});
