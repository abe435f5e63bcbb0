import { expect, test } from 'vitest';
import { loadConfig } from './config.ts';

test('limits have safe defaults, and none is larger than the one it is part of', () => {
  expect(loadConfig({}).callLimits).toEqual({
    maxCalls: 100,
    maxCallsPerSource: 10,
    maxCallsPerAssistant: 30,
    maxBrowserCallsPerAssistant: 5,
  });
  expect(loadConfig({ MAX_CALLS: '3' }).callLimits).toEqual({
    maxCalls: 3,
    maxCallsPerSource: 3,
    maxCallsPerAssistant: 3,
    maxBrowserCallsPerAssistant: 3,
  });
  const set = {
    MAX_CALLS_PER_SOURCE: '200',
    MAX_CALLS_PER_ASSISTANT: '2',
    MAX_BROWSER_CALLS_PER_ASSISTANT: '50',
  };
  expect(loadConfig(set).callLimits).toEqual({
    maxCalls: 100,
    maxCallsPerSource: 100,
    maxCallsPerAssistant: 2,
    maxBrowserCallsPerAssistant: 2,
  });
});

test.each(['MAX_CALLS_PER_SOURCE', 'MAX_CALLS_PER_ASSISTANT', 'MAX_BROWSER_CALLS_PER_ASSISTANT'])(
  '%s is a number of calls',
  (name) => {
    for (const value of ['0', '-1', '1.5', 'all', '10001'])
      expect(() => loadConfig({ [name]: value })).toThrow(
        `${name} must be a number from 1 to 10000`,
      );
  },
);
