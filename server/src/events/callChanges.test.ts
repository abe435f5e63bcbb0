import { expect, it } from 'vitest';
import { createCallChanges } from './callChanges.ts';

/** Stands for the connection that listens. */
function wire() {
  const hearers: ((payload: string) => void)[] = [];
  const reconnects: (() => void)[] = [];
  const changes = createCallChanges({
    on: (_channel, hear) => {
      hearers.push(hear);
      return () => {};
    },
    onReconnect: (run) => void reconnects.push(run),
  });
  return {
    changes,
    notify: (notice: object) => {
      for (const hear of hearers) hear(JSON.stringify(notice));
    },
    reconnect: () => {
      for (const run of reconnects) run();
    },
  };
}

it('tells each business of its own calls, until they stop to listen', () => {
  const { changes, notify } = wire();
  const heard: string[] = [];
  const listenAs = (organisationId: string, label: string) =>
    changes.subscribe(organisationId, {
      hear: ({ kind, callId }) => void heard.push(`${label} ${kind} ${callId}`),
      end: () => void heard.push(`${label} end`),
    });
  const stop = listenAs('ada', 'one');
  listenAs('ada', 'two');
  listenAs('bob', 'three');
  notify({ organisationId: 'ada', kind: 'started', callId: '1' });
  stop();
  notify({ organisationId: 'ada', kind: 'ended', callId: '1' });
  notify({ organisationId: 'eve', kind: 'started', callId: '2' });
  expect(heard).toEqual(['one started 1', 'two started 1', 'two ended 1']);
});

it('ends every stream after the connection was cut, as changes may be missing', () => {
  const { changes, reconnect } = wire();
  const ended: string[] = [];
  for (const organisationId of ['ada', 'bob']) {
    changes.subscribe(organisationId, {
      hear: () => {},
      end: () => void ended.push(organisationId),
    });
  }
  reconnect();
  expect(ended).toEqual(['ada', 'bob']);
});
