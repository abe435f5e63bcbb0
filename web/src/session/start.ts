import { onRedirect } from './bus.ts';
import { forgetSessionOnSignOut } from './read.ts';
import { watchAuthRules } from './rules.ts';
import { syncSignOutOverTabs } from './tabs.ts';

/** Wires what every page does about sessions; `go` steers this window. The answer ends it. */
export function startSession(go: (path: string) => void): () => void {
  const stops = [
    forgetSessionOnSignOut(),
    watchAuthRules(),
    syncSignOutOverTabs(),
    onRedirect((request) => go(request.path)),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
