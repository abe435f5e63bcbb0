import type { CallTicket } from '@belldesk/contract/product/calls';
import { VoiceClient } from '../voiceClient.ts';
import { openCallAudio } from './callAudio.ts';
import { openCallSocket } from './callSocket.ts';
import { openMicrophone } from './microphone.ts';
import { openRecognition } from './recognition.ts';

/** A voice client on this browser. @throws Error where the browser lacks what a call needs */
export function createVoiceClient(
  requestTicket: (assistantId: string) => Promise<CallTicket>,
): VoiceClient {
  if (!('AudioWorkletNode' in window) || !('WebSocket' in window))
    throw new Error('AudioWorklet and WebSocket are needed for a call');
  return new VoiceClient({
    requestTicket,
    openMicrophone,
    openAudio: openCallAudio,
    openSocket: openCallSocket,
    openRecognition: (listener) => openRecognition(listener, navigator.language || 'en-US'),
    monotonicMs: () => performance.now(),
  });
}
