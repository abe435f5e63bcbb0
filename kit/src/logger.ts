import { type DestinationStream, type Logger, pino } from 'pino';
import { redactObject } from './redact.ts';

export type { Logger };

export interface LoggerOptions {
  readonly level?: string | undefined;
  /** Where the lines go; standard output when left out. */
  readonly destination?: DestinationStream;
}

/**
 * A logger of JSON lines. Names, numbers, words and secrets never appear: what stands under the
 * keys of redact.ts is replaced, at any depth.
 * @param name the part of the program that speaks, under the key `part`
 */
export function createLogger(name: string, options: LoggerOptions = {}): Logger {
  return pino(
    {
      level: options.level ?? (process.env.LOG_LEVEL || 'info'),
      base: { part: name, pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: {
        level: (label) => ({ level: label }),
        bindings: redactObject,
        log: redactObject,
      },
    },
    options.destination ?? pino.destination({ dest: 1, sync: true }),
  );
}
