import { type DestinationStream, type Logger, pino } from 'pino';
import { createLogStream } from './logStream.ts';
import { redactObject } from './redact.ts';

export type { Logger };

export interface LoggerOptions {
  readonly level?: string | undefined;
  /** Where the lines go; standard output when left out. */
  readonly destination?: DestinationStream;
}

/**
 * A logger of JSON lines. Names, numbers, words and secrets never appear: what stands under the
 * keys of redact.ts is replaced, at any depth. Logging never throws: a line that cannot be written is dropped.
 * @param name the part of the program that speaks, under the key `part`
 */
export function createLogger(name: string, options: LoggerOptions = {}): Logger {
  const logger = pino(
    {
      level: options.level ?? (process.env.LOG_LEVEL || 'info'),
      base: { part: name, pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: {
        level: (label) => ({ level: label }),
        log: redactObject,
      },
      // Errors are described by redactObject already.
      serializers: { err: (described: unknown) => described },
    },
    options.destination ?? createLogStream(1, { part: name }),
  );
  const makeChild = logger.child;
  // pino hands the bindings of children to no formatter. Children of children inherit this.
  logger.child = function child(this: Logger, bindings: object, childOptions?: object) {
    return makeChild.call(this, redactObject(bindings), childOptions);
  } as typeof logger.child;
  return logger;
}
