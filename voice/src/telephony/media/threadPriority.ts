import { constants, platform, setPriority } from 'node:os';
import koffi from 'koffi';

/** sched(7): in turns with others of its kind, before all that is not real-time. */
const SCHED_RR = 2;
/** What the thread starts is ordinary again. */
const SCHED_RESET_ON_FORK = 0x40000000;
const LOWEST_REAL_TIME = 1;
const THIS_THREAD = 0;

export type ThreadPriority = 'real-time' | 'high' | 'ordinary';

/**
 * Puts the calling thread before others of the machine, so that audio stays on time beside a busy
 * database or a build: real-time where the machine allows it, else a better nice value, both on Linux
 * as root or with CAP_SYS_NICE. The kernel keeps a twentieth of the time from real-time threads
 * (sched_rt_runtime_us), so that one which runs wild does not hang the machine.
 */
export function raiseThreadPriority(): ThreadPriority {
  // Elsewhere than on Linux the whole process would be meant.
  if (platform() !== 'linux') return 'ordinary';
  if (becomeRealTime()) return 'real-time';
  try {
    setPriority(THIS_THREAD, constants.priority.PRIORITY_HIGH);
    return 'high';
  } catch {
    return 'ordinary';
  }
}

function becomeRealTime(): boolean {
  try {
    const setScheduler: (thread: number, policy: number, parameters: Int32Array) => number = koffi
      .load(null)
      .func('int sched_setscheduler(int, int, const void *)');
    const parameters = Int32Array.of(LOWEST_REAL_TIME);
    return setScheduler(THIS_THREAD, SCHED_RR | SCHED_RESET_ON_FORK, parameters) === 0;
  } catch {
    return false;
  }
}
