import type { StaticPage } from '../../../layout/staticPage.ts';
import { breadcrumb } from '../../../layout/structuredData.ts';
import { ApiPage } from './ApiPage.tsx';
import { VoiceApiPage } from './VoiceApiPage.tsx';

const docs = { path: '/docs', name: 'Documentation' };
const reference = { path: '/docs/api', name: 'API Reference' };
const voice = { path: '/docs/api/voice', name: 'Voice API' };

export const apiPages: readonly StaticPage[] = [
  {
    file: 'docs/api.html',
    path: reference.path,
    head: {
      title: 'API Reference',
      description:
        'Every operation of the Belldesk API with what is sent, what is answered and what can go wrong, generated from its contract.',
      canonicalPath: reference.path,
      structuredData: [breadcrumb(docs, reference)],
    },
    content: ApiPage,
  },
  {
    file: 'docs/api/voice.html',
    path: voice.path,
    head: {
      title: 'Voice API',
      description:
        'The API of the voice platform: assistants, addresses, calls and chat, with the shapes that it takes and answers.',
      canonicalPath: voice.path,
      structuredData: [breadcrumb(docs, reference, voice)],
    },
    content: VoiceApiPage,
  },
];
