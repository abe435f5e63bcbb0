import { BROWSER_FRAME_BYTES, BROWSER_SAMPLE_RATE_HZ } from '@belldesk/contract/voice/browserCall';
import captureUrl from '../audio/capture.worklet.ts?worker&url';
import playbackUrl from '../audio/playback.worklet.ts?worker&url';
import {
  CAPTURE_PROCESSOR,
  PLAYBACK_PROCESSOR,
  type PlaybackOrder,
  type PlaybackReport,
  type WireFormat,
} from '../audio/workletMessages.ts';
import type { AudioListener, CallAudio } from '../ports.ts';
import { CallProblem, callTexts } from '../problems.ts';

const wire: WireFormat = {
  sampleRateHz: BROWSER_SAMPLE_RATE_HZ,
  frameBytes: BROWSER_FRAME_BYTES,
};
const nodeOptions = { processorOptions: wire, outputChannelCount: [1] };
/** A goodbye that is still buffered is let out for this long at most. */
const FINISH_WITHIN_MS = 3_000;

/** Connects microphone and speakers by two worklets. Rejects with a CallProblem. */
export async function openCallAudio(
  microphone: MediaStream | null,
  listener: AudioListener,
): Promise<CallAudio> {
  const context = newContext();
  try {
    await Promise.all([
      context.resume(),
      context.audioWorklet.addModule(playbackUrl),
      microphone ? context.audioWorklet.addModule(captureUrl) : null,
    ]);
    const playback = new AudioWorkletNode(context, PLAYBACK_PROCESSOR, nodeOptions);
    playback.connect(context.destination);
    if (microphone) connectCapture(context, microphone, listener);
    return audioOver(context, playback, microphone, listener);
  } catch (cause) {
    await context.close();
    throw new CallProblem(callTexts.soundUnsupported, 'other', { cause });
  }
}

function newContext(): AudioContext {
  try {
    return new AudioContext({ latencyHint: 'interactive' });
  } catch (cause) {
    throw new CallProblem(callTexts.soundUnsupported, 'other', { cause });
  }
}

function connectCapture(
  context: AudioContext,
  microphone: MediaStream,
  listener: AudioListener,
): void {
  const capture = new AudioWorkletNode(context, CAPTURE_PROCESSOR, {
    ...nodeOptions,
    channelCount: 1,
    channelCountMode: 'explicit',
  });
  capture.port.onmessage = (event: MessageEvent<ArrayBuffer>) => listener.onFrame(event.data);
  // The capture node puts out silence; without a way to the speakers it would not be run.
  context.createMediaStreamSource(microphone).connect(capture).connect(context.destination);
}

function audioOver(
  context: AudioContext,
  playback: AudioWorkletNode,
  microphone: MediaStream | null,
  listener: AudioListener,
): CallAudio {
  let isFinishing = false;
  const order = (message: PlaybackOrder, transfer: Transferable[] = []) =>
    playback.port.postMessage(message, transfer);
  const close = () => {
    if (context.state !== 'closed') void context.close();
  };
  playback.port.onmessage = (event: MessageEvent<PlaybackReport>) => {
    if (isFinishing && event.data.bufferedMs === 0) close();
    else listener.onReport(event.data);
  };
  return {
    play: (frame) => order({ type: 'frame', frame }, [frame]),
    clear: () => order({ type: 'clear' }),
    setMuted(muted) {
      for (const track of microphone?.getAudioTracks() ?? []) track.enabled = !muted;
    },
    finish() {
      isFinishing = true;
      for (const track of microphone?.getTracks() ?? []) track.stop();
      setTimeout(close, FINISH_WITHIN_MS);
    },
    close,
  };
}
