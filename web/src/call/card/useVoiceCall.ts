import { useEffect, useReducer, useRef } from 'react';
import { CallProblem, callTexts, textOf } from '../client/problems.ts';
import { type CallState, initialCallState, reduceCall } from './callState.ts';
import { type RequestTicket, useVoiceClient } from './useVoiceClient.ts';

export interface VoiceCall {
  readonly state: CallState;
  start(withMicrophone: boolean): void;
  stop(): void;
  toggleMute(): void;
  /** @returns false where it could not be sent and should stay in the box */
  sendText(text: string): boolean;
  sendDigit(digit: string): void;
  /** Calls back with the assistant's volume, 0 to 1, ten times a second. @returns ends it */
  onVolume(listener: (level: number) => void): () => void;
}

/** The card's call: the voice client's events folded into one state. */
export function useVoiceCall(assistantId: string, requestTicket: RequestTicket): VoiceCall {
  const [state, dispatch] = useReducer(reduceCall, initialCallState);
  const { client, failed } = useVoiceClient(requestTicket);
  const volumeListeners = useRef(new Set<(level: number) => void>());

  useEffect(() => {
    if (failed) dispatch({ type: 'initialization-failed', error: callTexts.initFailed });
  }, [failed]);

  useEffect(() => {
    if (!client) return;
    dispatch({ type: 'initialized' });
    const offs = [
      client.on('call-start', () => dispatch({ type: 'started' })),
      client.on('call-end', () => dispatch({ type: 'ended' })),
      client.on('speech-start', () => dispatch({ type: 'speaking', isSpeaking: true })),
      client.on('speech-end', () => dispatch({ type: 'speaking', isSpeaking: false })),
      client.on('message', (message) => dispatch({ type: 'message', message })),
      client.on('error', (problem) => dispatch({ type: 'failed', error: textOf(problem) })),
      client.on('volume-level', (level) => {
        for (const listener of volumeListeners.current) listener(level);
      }),
    ];
    return () => {
      for (const off of offs) off();
    };
  }, [client]);

  const begin = async (withMicrophone: boolean) => {
    if (!client) return dispatch({ type: 'refused', error: callTexts.noClient });
    if (client.isStarted) return;
    dispatch({ type: 'start', withMicrophone });
    try {
      await client.start({ assistantId, withMicrophone });
    } catch (problem) {
      dispatch({
        type: 'start-failed',
        error: textOf(problem),
        isMicrophoneMissing: problem instanceof CallProblem && problem.kind === 'microphone',
      });
    }
  };

  return {
    state,
    start: (withMicrophone) => void begin(withMicrophone),
    stop() {
      dispatch({ type: 'stop' });
      client?.stop();
    },
    toggleMute() {
      if (state.phase !== 'active') return;
      client?.setMuted(!state.isMuted);
      dispatch({ type: 'muted', isMuted: !state.isMuted });
    },
    sendText: (text) => client?.sendText(text) ?? false,
    sendDigit: (digit) => void client?.sendDigit(digit),
    onVolume(listener) {
      volumeListeners.current.add(listener);
      return () => volumeListeners.current.delete(listener);
    },
  };
}
