import { type AuthEvent, emitAuth, emitEndedElsewhere, onAuth } from './bus.ts';

const CHANNEL = 'belldesk.auth';
const SIGNED_OUT = 'SIGNED_OUT';
const ENDED_ELSEWHERE = 'ENDED_ELSEWHERE';

const messageOf = (event: AuthEvent) => (event.endedElsewhere ? ENDED_ELSEWHERE : SIGNED_OUT);

/**
 * Carries a sign-out to the other open tabs, and theirs to this one. What came from another tab
 * is not sent on, so that two tabs do not answer each other for ever. The answer ends it.
 */
export function syncSignOutOverTabs(): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  let hearing = false;
  channel.onmessage = (message: MessageEvent<unknown>) => {
    hearing = true;
    if (message.data === SIGNED_OUT) emitAuth('SIGNED_OUT', null);
    if (message.data === ENDED_ELSEWHERE) emitEndedElsewhere();
    hearing = false;
  };
  const stopListening = onAuth((event) => {
    if (event.name === 'SIGNED_OUT' && !hearing) channel.postMessage(messageOf(event));
  });
  return () => {
    stopListening();
    channel.close();
  };
}
