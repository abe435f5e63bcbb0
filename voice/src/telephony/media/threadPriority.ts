import { constants, platform, setPriority } from 'node:os';

/**
 * Puts the calling thread before others of the machine, so that audio stays on time beside a busy
 * database or a build. Returns whether the machine allows it: Linux, as root or with CAP_SYS_NICE. Not
 * real-time: tried (SCHED_RR, process kept to one core, busy machine), it took up to twice the
 * processor time and was no more on time.
 */
export function raiseThreadPriority(): boolean {
  // Elsewhere than on Linux the whole process would be meant.
  if (platform() !== 'linux') return false;
  try {
    setPriority(0, constants.priority.PRIORITY_HIGH);
    return true;
  } catch {
    return false;
  }
}
