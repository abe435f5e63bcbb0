import { createSocket } from 'node:dgram';
import { createServer } from 'node:net';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { isFileError } from '../fileError.ts';
import type { Program } from './roles.ts';

/** Another program listens where one of ours is to listen. */
export class PortTakenError extends Error {
  override readonly name = 'PortTakenError';
}

interface Wanted {
  readonly setting: string;
  readonly port: number;
  readonly host: string | undefined;
  readonly udp?: boolean;
}

const pollMs = 200;

/**
 * Waits until the ports are free: what was killed with an earlier start, and is unknown to us, lets go of them soon.
 * @param patienceMs 0 where the earlier start ended in order
 * @throws PortTakenError naming every setting whose port is still taken then
 */
export async function untilPortsFree(
  config: Config,
  programs: readonly Program[],
  patienceMs: number,
  clock: Clock,
): Promise<void> {
  const untilMs = clock.monotonicMs() + patienceMs;
  for (;;) {
    try {
      return await checkPorts(config, programs);
    } catch (error) {
      if (!(error instanceof PortTakenError) || clock.monotonicMs() >= untilMs) throw error;
    }
    await new Promise<void>((resolve) => clock.after(pollMs, resolve));
  }
}

/**
 * Sees before anything is started whether the ports are free.
 * @throws PortTakenError naming every setting whose port is not
 */
export async function checkPorts(config: Config, programs: readonly Program[]): Promise<void> {
  const wanted = programs.flatMap((program) => portsOf(program, config));
  const taken: string[] = [];
  for (const one of wanted) {
    const problem = await (one.udp ? tryUdp(one) : tryTcp(one));
    if (problem) taken.push(problem);
  }
  if (taken.length > 0) throw new PortTakenError([...new Set(taken)].join('\n'));
}

function portsOf(program: Program, config: Config): Wanted[] {
  if (program.name === 'server')
    return program.args.includes('worker')
      ? []
      : [{ setting: 'PORT', port: config.port, host: undefined }];
  return [
    { setting: 'VOICE_PORT', port: config.voicePort, host: config.voiceHost },
    { setting: 'SIP_PORT', port: config.sipPort, host: '0.0.0.0' },
    { setting: 'SIP_PORT', port: config.sipPort, host: '0.0.0.0', udp: true },
  ];
}

async function tryTcp({ setting, port, host }: Wanted): Promise<string | undefined> {
  const { promise, resolve } = Promise.withResolvers<string | undefined>();
  const server = createServer();
  server.once('error', (error) => resolve(explain(setting, port, error)));
  server.listen({ port, ...(host ? { host } : {}) }, () => server.close(() => resolve(undefined)));
  return promise;
}

async function tryUdp({ setting, port, host }: Wanted): Promise<string | undefined> {
  const { promise, resolve } = Promise.withResolvers<string | undefined>();
  const socket = createSocket('udp4');
  socket.once('error', (error) => {
    socket.close();
    resolve(explain(setting, port, error));
  });
  socket.bind(port, host, () => socket.close(() => resolve(undefined)));
  return promise;
}

function explain(setting: string, port: number, error: Error): string {
  if (isFileError(error, 'EADDRINUSE'))
    return `Port ${port} is in use by another program: set ${setting} to a free one.`;
  if (isFileError(error, 'EACCES'))
    return `Port ${port} may not be used by this user: set ${setting} to one above 1023.`;
  return `${setting} ${port} cannot be used: ${error.message}`;
}
