import { expect, it } from 'vitest';
import { loadConfig } from './config.ts';

const both = { CALL_TABLE_URL: 'https://table.example.com/rows?limit=9', CALL_TABLE_KEY: 'k-1' };

it('a call table is set whole or not at all', () => {
  expect(loadConfig({}).callTable).toBeNull();
  expect(loadConfig(both).callTable).toEqual({ url: both.CALL_TABLE_URL, key: 'k-1' });
  expect(() => loadConfig({ ...both, CALL_TABLE_KEY: '' })).toThrow(/CALL_TABLE_KEY must be set/);
  expect(() => loadConfig({ ...both, CALL_TABLE_URL: '' })).toThrow(/CALL_TABLE_URL must be set/);
  expect(() => loadConfig({ ...both, CALL_TABLE_KEY: 'a b' })).toThrow(
    /CALL_TABLE_KEY must be a key/,
  );
});
