import { parseArgs } from 'node:util';
import type { Config } from '../config.ts';

export const roles = ['server', 'voice', 'worker'] as const;
export type Role = (typeof roles)[number];

/** What a command line asks for. */
export interface Request {
  /** One role alone; everything when undefined. */
  readonly only: Role | undefined;
  readonly development: boolean;
}

/** A program of ours to run. */
export interface Program {
  readonly name: 'voice' | 'server';
  /** From the checkout's root. */
  readonly path: string;
  readonly args: readonly string[];
}

/** The command line cannot be understood, or asks for what does not go together. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** @throws UsageError with the usage */
export function readRequest(args: readonly string[]): Request {
  const usage = `Usage: npm start -- [--only ${roles.join('|')}] [--dev]`;
  const { values } = (() => {
    try {
      return parseArgs({
        args: [...args],
        options: { only: { type: 'string' }, dev: { type: 'boolean' } },
      });
    } catch (cause) {
      throw new UsageError(usage, { cause });
    }
  })();
  const only = roles.find((role) => role === values.only);
  if (values.only !== undefined && !only) throw new UsageError(usage);
  return { only, development: values.dev ?? false };
}

/**
 * The programs for a request. A voice platform elsewhere (VOICE_URL) is not started here.
 * @throws UsageError when roles are started apart without a database they share
 */
export function programsFor(request: Request, config: Config): readonly Program[] {
  const voice = { name: 'voice', path: 'voice/src/main.ts', args: [] } as const;
  const server = (role: 'all' | 'web' | 'worker') =>
    ({ name: 'server', path: 'server/src/main.ts', args: ['--role', role] }) as const;
  if (request.only && !config.databaseUrl)
    throw new UsageError(
      `--only ${request.only} needs DATABASE_URL: roles that are started apart share a database.`,
    );
  if (request.only === 'voice') return [voice];
  if (request.only) return [server(request.only === 'server' ? 'web' : 'worker')];
  const voiceIsHere = config.voiceUrl === `http://127.0.0.1:${config.voicePort}`;
  return voiceIsHere ? [voice, server('all')] : [server('all')];
}
