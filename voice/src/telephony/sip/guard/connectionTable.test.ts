import { beforeEach, describe, expect, it } from 'vitest';
import { ConnectionTable } from './connectionTable.ts';

describe('the table of TCP connections', () => {
  const inUse = new Set<unknown>();
  let table: ConnectionTable;
  let shed = 0;

  class Connection {
    readonly remoteAddress: string;
    readonly trusted: boolean;
    closed = false;

    constructor(remoteAddress: string, trusted = false) {
      this.remoteAddress = remoteAddress;
      this.trusted = trusted;
    }

    close(): void {
      this.closed = true;
      table.remove(this);
    }
  }

  function admitted(remoteAddress: string, trusted = false): Connection {
    const connection = new Connection(remoteAddress, trusted);
    expect(table.admit(connection)).toBe(true);
    return connection;
  }

  beforeEach(() => {
    inUse.clear();
    shed = 0;
    table = new ConnectionTable({
      capacity: 6,
      perSource: 3,
      inUse: () => inUse,
      onShed() {
        shed += 1;
      },
    });
  });

  it('closes the one of a source that was silent the longest, and never another source’s', () => {
    const other = admitted('203.0.113.9');
    const own = [1, 2, 3].map(() => admitted('203.0.113.1'));
    table.spoke(own[0] as Connection);
    admitted('203.0.113.1');
    expect(own.map(({ closed }) => closed)).toEqual([false, true, false]);
    for (let n = 0; n < 1_000; n++) admitted('203.0.113.1');
    expect(other.closed).toBe(false);
    expect(table.size).toBe(4);
    expect(shed).toBe(1_001);
  });

  it('keeps those with a call, and turns the new one away where each has one', () => {
    const own = [1, 2, 3].map(() => admitted('203.0.113.1'));
    for (const connection of own) inUse.add(connection);
    expect(table.admit(new Connection('203.0.113.1'))).toBe(false);
    inUse.delete(own[1]);
    admitted('203.0.113.1');
    expect(own.map(({ closed }) => closed)).toEqual([false, true, false]);
  });

  it('full, closes the one of all sources that was silent the longest', () => {
    const trunk = admitted('198.51.100.7', true);
    const call = admitted('203.0.113.1');
    inUse.add(call);
    const idle = [2, 3, 4, 5].map((n) => admitted(`203.0.113.${n}`));
    admitted('203.0.113.6');
    expect(idle.map(({ closed }) => closed)).toEqual([true, false, false, false]);
    expect([trunk.closed, call.closed]).toEqual([false, false]);
    expect(table.size).toBe(6);
  });

  it('counts no trunk by its address', () => {
    for (let n = 0; n < 6; n++) admitted('198.51.100.7', true);
    expect(table.size).toBe(6);
    // All are a trunk's: a stranger finds no room.
    expect(table.admit(new Connection('203.0.113.1'))).toBe(false);
  });

  it('forgets what was closed', () => {
    const all = [1, 2, 3].map(() => admitted('203.0.113.1'));
    for (const connection of all) connection.close();
    expect(table.size).toBe(0);
    for (let n = 0; n < 3; n++) admitted('203.0.113.1');
    expect(shed).toBe(0);
  });
});
