import { constants, platform, setPriority } from 'node:os';

/**
 * Puts the calling thread before others of the machine, so that audio stays on time beside a busy
 * database or a build. Real-time it must not be: V8 shares garbage collection among threads and spins
 * until an ordinary one is done, which doubled the processor time on one core. Returns whether the machine allows it: Linux, as root or with CAP_SYS_NICE.
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
