import '../../../../api/jitless.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { CallCard } from '../../CallCard.tsx';

const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(
  <StrictMode>
    <CallCard assistantId="a1" />
  </StrictMode>,
);
