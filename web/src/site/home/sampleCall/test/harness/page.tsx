import '../../../../../api/jitless.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { SampleCallButton } from '../../SampleCallButton.tsx';

const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(
  <StrictMode>
    <SampleCallButton name="Amelia" business="The Golden Lamb" />
  </StrictMode>,
);
