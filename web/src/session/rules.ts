import { emitRedirect, onAuth } from './bus.ts';
import { clearOwnStorage } from './storage.ts';

const SIGNED_IN_AREAS = ['/my-assistant', '/select-plan'];

function isSignedInArea(path: string): boolean {
  return SIGNED_IN_AREAS.some((area) => path === area || path.startsWith(`${area}/`));
}

/** What follows from a change to the session, on every page; the answer ends it. */
export function watchAuthRules(): () => void {
  return onAuth((event) => {
    if (event.name !== 'SIGNED_OUT') return;
    clearOwnStorage();
    if (!isSignedInArea(window.location.pathname)) return;
    if (event.endedElsewhere) emitRedirect('/sign-in', 'session-ended');
    else emitRedirect('/', 'signed-out');
  });
}
