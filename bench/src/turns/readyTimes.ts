import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads';

/**
 * When audio of the assistant last became ready to be sent, by call in the order of opening: written
 * by the media thread (readyProbe.ts), read by the benchmark. Shared memory of both threads.
 */
const KEY = 'belldesk-bench-ready-times';
const CALLS = 1_024;

/** To be called before the media thread is started. */
export function shareReadyTimes(): Float64Array {
  const memory = new SharedArrayBuffer(CALLS * Float64Array.BYTES_PER_ELEMENT);
  setEnvironmentData(KEY, memory);
  return new Float64Array(memory);
}

/** What the starting thread shares; null when it shares nothing. */
export function sharedReadyTimes(): Float64Array | null {
  const memory = getEnvironmentData(KEY);
  return memory instanceof SharedArrayBuffer ? new Float64Array(memory) : null;
}
