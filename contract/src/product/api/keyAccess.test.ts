import { expect, test } from 'vitest';
import { accessOf } from './access.ts';
import { operationKeyAccess } from './keyAccess.ts';

const all = [...operationKeyAccess].map(([name, access]) => ({
  name,
  access,
  permission: accessOf(name.split('.')),
}));

test('what is a person’s own, the operators’, or lets somebody in, is for people', () => {
  const rooms = all.filter(({ name }) => /^(account|accountData|operator|apiKeys)\./.test(name));
  expect(rooms.length).toBeGreaterThan(40);
  expect(rooms.filter(({ access }) => access !== 'person')).toEqual([]);
  const closed = /^(account|operator|change-billing|(see|change)-members|delete-organisation)$/;
  const byPermission = all.filter(({ permission }) => closed.test(permission ?? ''));
  expect(byPermission.filter(({ access }) => access !== 'person')).toEqual([
    { name: 'changes.watch', access: 'stream', permission: 'account' },
  ]);
});

test('of the rest, what shows is read, and what changes is write', () => {
  const rest = all.filter(({ access }) => access !== 'person' && access !== 'stream');
  for (const { name, access, permission } of rest) {
    const shows = permission?.startsWith('see-');
    const expected = permission === 'open' ? 'open' : shows ? 'read' : 'write';
    expect([name, access]).toEqual([name, expected]);
  }
});

test('the stream is for browsers', () => {
  const streams = all.filter(({ access }) => access === 'stream').map(({ name }) => name);
  expect(streams).toEqual(['changes.watch']);
});
