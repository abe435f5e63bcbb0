import { closeMenus } from '../layout/menus.ts';
import { markSession } from '../session/mark.ts';
import { startSession } from '../session/start.ts';
import { startTheme } from '../theme/theme.ts';
import { afterPaint } from './afterPaint.ts';
import { showFailure } from './failure.ts';
import { registry } from './registry.ts';
import { startIslands } from './starter.ts';

let left = false;

startTheme();

startSession((path) => {
  left = true;
  window.location.assign(path);
});

// Back to a page that led elsewhere: its form still says that it is busy, and the session is another.
window.addEventListener('pageshow', (event) => {
  if (event.persisted && left) window.location.reload();
});

closeMenus(document);
const islands = startIslands(document, registry, showFailure);
// A linked search or topic of the blog is shown at once.
if (window.location.search !== '') islands.wake('article-list');
// Text first: on a slow line the question who is signed in would take its place.
void afterPaint(document)
  .then(markSession)
  .then((user) => {
    if (user) islands.wake('account-menu');
  });
