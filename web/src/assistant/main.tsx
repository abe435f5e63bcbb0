import '../api/jitless.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from '../api/queries.ts';
import { closeMenus } from '../layout/menus.ts';
import { markSession } from '../session/mark.ts';
import { startSession } from '../session/start.ts';
import { startTheme } from '../theme/theme.ts';
import { ToastProvider } from '../ui/Toasts.tsx';
import { createAssistantRouter } from './router.tsx';

const router = createAssistantRouter();

startTheme();
startSession((path) => {
  if (path.startsWith('/my-assistant')) void router.navigate({ href: path });
  else window.location.assign(path);
});
void markSession();
closeMenus(document);

const root = document.getElementById('app');
if (!root) throw new Error('the page has no #app');
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={createQueryClient()}>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </QueryClientProvider>
  </StrictMode>,
);
