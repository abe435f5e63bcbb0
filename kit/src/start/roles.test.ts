import { expect, test } from 'vitest';
import { loadConfig } from '../config.ts';
import { programsFor, readRequest, UsageError } from './roles.ts';

function started(args: string[], env: Record<string, string> = {}): string[] {
  return programsFor(readRequest(args), loadConfig(env)).map(({ name, args: given }) =>
    [name, ...given].join(' '),
  );
}

const shared = { DATABASE_URL: 'postgresql://db.example/desk' };

test.each([
  [[], {}, ['voice', 'server --role all']],
  [['--dev'], {}, ['voice', 'server --role all']],
  [[], { VOICE_PORT: '9000' }, ['voice', 'server --role all']],
  [[], { VOICE_URL: 'https://voice.example' }, ['server --role all']],
  [['--only', 'voice'], shared, ['voice']],
  [['--only', 'server'], shared, ['server --role web']],
  [['--only', 'worker'], shared, ['server --role worker']],
])('%j with %j starts %j', (args, env, programs) => {
  expect(started(args, env)).toEqual(programs);
});

test.each([[['--only', 'kitchen']], [['--only']], [['--fast']], [['server']]])(
  '%j is not understood',
  (args) => {
    expect(() => readRequest(args)).toThrow(UsageError);
  },
);

test('roles apart need a database they share', () => {
  expect(() => started(['--only', 'worker'])).toThrow('--only worker needs DATABASE_URL');
});
