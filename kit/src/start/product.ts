import { join } from 'node:path';
import { systemClock } from '../clock.ts';
import type { Config } from '../config.ts';
import { LockedError } from '../folderLock.ts';
import { createLifecycle, type Lifecycle } from '../lifecycle.ts';
import { createLogger, type Logger } from '../logger.ts';
import { createLogStream } from '../logStream.ts';
import { addressLines } from './addresses.ts';
import { askModels, askProviders } from './askVoice.ts';
import { type Child, startChild } from './child.ts';
import { provideDatabase } from './database.ts';
import { restartOnChange } from './development.ts';
import { lockStart, type StartLock } from './earlierStart.ts';
import { endNotedProgram, forgetProgram, noteProgram } from './leftoverProgram.ts';
import { type LogFolder, openLogFolder } from './logFile.ts';
import { followModels, ModelLines } from './modelLines.ts';
import { untilPortsFree } from './ports.ts';
import { hasProviders, providerLines } from './providerLines.ts';
import { type Program, programsFor, type Request } from './roles.ts';
import { say, tellIfLong, terminal } from './say.ts';

/** Longer than any program's own deadline. */
const stopDeadlineMs = 60_000;
/** What a killed start leaves on its ports is gone by then: a program ends its parts within 10 s each. */
const portsPatienceMs = 20_000;

/**
 * Starts database and programs, in order, and tells the addresses. Everything started is stopped
 * again when a later part fails.
 * @param root the checkout
 * @throws Error in words for the operator
 */
export async function startProduct(root: string, request: Request, config: Config): Promise<void> {
  const programs = programsFor(request, config);
  const tellOfEarlier = tellOnce();
  const lock = await takeLock(config, request, tellOfEarlier);
  const logs = openLogFolder(join(config.dataDir, 'logs'));
  const logger = createLogger('start', {
    level: config.logLevel,
    destination: createLogStream(logs.path('start'), { part: 'start' }),
  });
  const lifecycle = createLifecycle(logger, {
    deadlineMs: stopDeadlineMs,
    onStopping: () => noteEnding(lock, logger),
  });
  lifecycle.onStop('lock', () => lock.release());
  lifecycle.onStop('logs', () => logs.close());
  try {
    let wasKilled = false;
    for (const program of programs) {
      const ending = { clock: systemClock, onWaiting: tellOfEarlier };
      if (await endNotedProgram(notePath(config, program), ending)) wasKilled = true;
    }
    await untilPortsFree(config, programs, wasKilled ? portsPatienceMs : 0, systemClock);
    const databaseUrl = await tellIfLong(
      'Starting the database',
      provideDatabase(config, lifecycle, logger, logs),
    );
    const run = { root, config, databaseUrl, logger, logs };
    const children = programs.map((program) => runProgram(program, run));
    // Stopped in the other order: the server hears how the calls that voice ends came out.
    for (const [index, program] of [...programs.entries()].toReversed())
      lifecycle.onStop(program.name, async () => {
        await children[index]?.stop();
        await forgetProgram(notePath(config, program));
      });
    await tellIfLong('Starting the programs', Promise.all(children.map((child) => child.ready)));
    if (request.development) restartOnChange(root, children, lifecycle);
    for (const line of addressLines(config)) say(line);
    if (programs.some(({ name }) => name === 'voice')) {
      tellProviders(config, lifecycle);
      tellModels(config, lifecycle);
    }
    lifecycle.markReady({ databaseUrl, pids: children.map((child) => child.pid()) });
  } catch (error) {
    const interrupted = lifecycle.isStopping();
    await lifecycle.stop('the start failed');
    if (!interrupted) throw error;
  }
}

/** Not waited for: the services have their time to answer, and the product is ready without them. */
function tellProviders(config: Config, lifecycle: Lifecycle): void {
  if (!hasProviders(config)) return;
  const stopping = new AbortController();
  lifecycle.onStop('provider lines', () => stopping.abort());
  void providerLines(() => askProviders(config), systemClock, stopping.signal).then((lines) => {
    for (const line of lines) say(line);
  });
}

/** Not waited for either: models come in the background, a few minutes after the first start. */
function tellModels(config: Config, lifecycle: Lifecycle): void {
  const stopping = new AbortController();
  lifecycle.onStop('model lines', () => stopping.abort());
  const lines = new ModelLines(terminal);
  void followModels(() => askModels(config), lines, systemClock, stopping.signal);
}

function tellOnce(): () => void {
  let isTold = false;
  return () => {
    if (!isTold) say('An earlier Belldesk is still ending; waiting until it has ended ...');
    isTold = true;
  };
}

/** Without the note a start that comes meanwhile is refused, no worse. */
function noteEnding(lock: StartLock, logger: Logger): void {
  try {
    lock.noteEnding();
  } catch (err) {
    logger.warn({ err }, 'That this start is ending was not noted');
  }
}

async function takeLock(
  config: Config,
  request: Request,
  onWaiting: () => void,
): Promise<StartLock> {
  const path = join(config.dataDir, 'run', `${request.only ?? 'belldesk'}.lock`);
  try {
    return await lockStart(path, { clock: systemClock, onWaiting });
  } catch (error) {
    if (!(error instanceof LockedError)) throw error;
    throw new LockedError(
      `Belldesk already runs on ${config.dataDir} (process ${error.pid}). Stop it first, or set DATA_DIR, PORT, VOICE_PORT, SIP_PORT and RTP_PORTS to run another copy beside it.`,
      error.pid,
    );
  }
}

function notePath(config: Config, program: Program): string {
  return join(config.dataDir, 'run', `${program.name}${program.args.join('')}.json`);
}

interface Run {
  readonly root: string;
  readonly config: Config;
  readonly databaseUrl: string;
  readonly logger: Logger;
  readonly logs: LogFolder;
}

function runProgram(program: Program, run: Run): Child {
  const { root, config, logger } = run;
  return startChild({
    name: program.name,
    path: join(root, program.path),
    args: program.args,
    cwd: root,
    env: { ...process.env, DATABASE_URL: run.databaseUrl, DATA_DIR: config.dataDir },
    logs: run.logs,
    onStarted(pid) {
      noteProgram(notePath(config, program), pid).catch((err: unknown) =>
        logger.warn({ err, program: program.name }, 'The number of a program was not noted'),
      );
    },
    onCrash(how, waitMs) {
      logger.error({ program: program.name, how, waitMs }, 'A program ended and is started again');
      say(`The program "${program.name}" ended (${how}) and is started again in ${waitMs} ms.`);
    },
  });
}
