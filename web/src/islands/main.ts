import { markSession } from '../session/mark.ts';
import { startSession } from '../session/start.ts';
import { showFailure } from './failure.ts';
import { registry } from './registry.ts';
import { startIslands } from './starter.ts';

startSession((path) => window.location.assign(path));
const islands = startIslands(document, registry, showFailure);
void markSession().then((user) => {
  if (user) islands.wake('account-menu');
});
