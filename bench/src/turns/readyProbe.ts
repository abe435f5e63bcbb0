import { isMainThread } from 'node:worker_threads';
import { MediaEngine } from '@belldesk/voice/telephony/media/engine';
import { monotonicMs } from '../media/monotonic.ts';
import { sharedReadyTimes } from './readyTimes.ts';

/**
 * Loaded with --import before the engine, in each of its threads: notes in the media thread when a
 * piece of the assistant's audio is coded and lies ready for the next packet.
 */
const times = isMainThread ? null : sharedReadyTimes();
if (times) {
  const { handle } = MediaEngine.prototype;
  const calls = new Map<number, number>();
  MediaEngine.prototype.handle = function probed(this: MediaEngine, message): void {
    handle.call(this, message);
    if (message.type === 'open-rtp') calls.set(message.leg, calls.size);
    if (message.type !== 'play' || message.pcm.length === 0) return;
    const call = calls.get(message.leg);
    if (call !== undefined) times[call] = monotonicMs();
  };
}
