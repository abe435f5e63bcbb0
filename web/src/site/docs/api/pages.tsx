import { t } from '@lingui/core/macro';
import type { StaticPage } from '../../../layout/staticPage.ts';
import { breadcrumb } from '../../../layout/structuredData.ts';
import { ApiPage } from './ApiPage.tsx';
import { VoiceApiPage } from './VoiceApiPage.tsx';

const docs = { path: '/docs', name: t`Documentation` };
const reference = { path: '/docs/api', name: t`API Reference` };
const voice = { path: '/docs/api/voice', name: t`Voice API` };

export const apiPages: readonly StaticPage[] = [
  {
    file: 'docs/api.html',
    path: reference.path,
    head: {
      title: t`API Reference`,
      description: t`Every operation of the Belldesk API, with its request, response and errors. Generated from the contract.`,
      canonicalPath: reference.path,
      structuredData: [breadcrumb(docs, reference)],
    },
    content: ApiPage,
  },
  {
    file: 'docs/api/voice.html',
    path: voice.path,
    head: {
      title: t`Voice API`,
      description: t`The voice platform API: assistants, addresses, calls and chat, with request and response schemas.`,
      canonicalPath: voice.path,
      structuredData: [breadcrumb(docs, reference, voice)],
    },
    content: VoiceApiPage,
  },
];
