import { emitAuth, onAuth } from './bus.ts';

const CHANNEL = 'belldesk.auth';

/**
 * Carries a sign-out to the other open tabs, and theirs to this one. What came from another tab
 * is not sent on, so that two tabs do not answer each other for ever. The answer ends it.
 */
export function syncSignOutOverTabs(): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  let hearing = false;
  channel.onmessage = (message: MessageEvent<unknown>) => {
    if (message.data !== 'SIGNED_OUT') return;
    hearing = true;
    emitAuth('SIGNED_OUT', null);
    hearing = false;
  };
  const stopListening = onAuth((event) => {
    if (event.name === 'SIGNED_OUT' && !hearing) channel.postMessage('SIGNED_OUT');
  });
  return () => {
    stopListening();
    channel.close();
  };
}
