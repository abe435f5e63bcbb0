import { z } from 'zod';
import { fieldsOf } from './fields.ts';
import type { Operation, OperationGroup } from './operation.ts';
import type { VoiceShapeName } from './voiceShapes.ts';

interface VoiceRoute {
  readonly route: string;
  readonly summary: string;
  readonly sent?: VoiceShapeName;
  /** A list where it is put in brackets; left out where the answer is sound. */
  readonly answered?: VoiceShapeName | readonly [VoiceShapeName];
  /** Where it is not the usual one of its method. */
  readonly status?: number;
}

const byId = z.object({ id: z.uuid() });

function operation({ route, summary, sent, answered, status }: VoiceRoute): Operation {
  const [method = '', path = ''] = route.split(' ');
  const [listed] = typeof answered === 'string' ? [] : (answered ?? []);
  return {
    id: route
      .toLowerCase()
      .replaceAll(/[^a-z]+/g, '-')
      .replace(/-$/, ''),
    method,
    path,
    summary,
    inputs: path.includes('{id}') ? fieldsOf(byId, 'input') : [],
    sentIn: method === 'GET' ? 'query' : 'body',
    successStatus: status ?? (method === 'POST' ? 201 : 200),
    answer: listed ? 'a list of' : answered ? '' : 'sound, audio/wav',
    outputs: [],
    sentShape: sent,
    answeredShape: listed ?? (typeof answered === 'string' ? answered : undefined),
  };
}

function group(name: string, routes: readonly VoiceRoute[]): OperationGroup {
  return { name, operations: routes.map(operation) };
}

/** The voice platform's API as voice/src/api answers it. */
export const voiceOperations: readonly OperationGroup[] = [
  group('Assistants', [
    {
      route: 'POST /assistant',
      summary: 'Makes an assistant.',
      sent: 'Assistant to be',
      answered: 'Assistant',
    },
    {
      route: 'GET /assistant',
      summary: 'Lists assistants.',
      sent: 'Page of a list',
      answered: ['Assistant'],
    },
    { route: 'GET /assistant/{id}', summary: 'Gives one.', answered: 'Assistant' },
    {
      route: 'PATCH /assistant/{id}',
      summary: 'Changes what is sent, property by property at the top level.',
      sent: 'Assistant to be',
      answered: 'Assistant',
    },
    {
      route: 'PUT /assistant/{id}',
      summary: 'Replaces it.',
      sent: 'Assistant to be',
      answered: 'Assistant',
    },
    {
      route: 'DELETE /assistant/{id}',
      summary: 'Deletes it and answers what it was.',
      answered: 'Assistant',
    },
  ]),
  group('Addresses', [
    {
      route: 'POST /phone-number',
      summary: 'Makes a SIP address on which an assistant answers.',
      sent: 'Address to be',
      answered: 'Address',
    },
    {
      route: 'GET /phone-number',
      summary: 'Lists addresses.',
      sent: 'Page of a list',
      answered: ['Address'],
    },
    { route: 'GET /phone-number/{id}', summary: 'Gives one.', answered: 'Address' },
    {
      route: 'PATCH /phone-number/{id}',
      summary: 'Names it, or lets another assistant answer.',
      sent: 'Change of an address',
      answered: 'Address',
    },
    {
      route: 'DELETE /phone-number/{id}',
      summary: 'Deletes it; whoever dials it gets 404.',
      answered: 'Address',
    },
  ]),
  group('Calls', [
    {
      route: 'POST /call/web',
      summary:
        'Asks for a call from a browser. The answer is the call together with the address to join.',
      sent: 'Browser call to be',
      answered: 'Browser call',
    },
    { route: 'GET /call', summary: 'Lists calls.', sent: 'Page of the calls', answered: ['Call'] },
    {
      route: 'GET /call/{id}',
      summary: 'Gives a call with its transcript and what came of it.',
      answered: 'Call',
    },
    {
      route: 'DELETE /call/{id}',
      summary:
        'Deletes what remains of a call that has ended, its recordings included, and answers what it was.',
      answered: 'Call',
    },
    {
      route: 'GET /call/{id}/stereo-recording',
      summary: 'The recording, caller left, assistant right. Parts of it can be asked for (Range).',
    },
    {
      route: 'GET /call/{id}/customer-recording',
      summary: 'The message that the caller left after the tone.',
    },
  ]),
  group('Tools', [
    {
      route: 'POST /tool',
      summary: 'Makes a tool that assistants share by model.toolIds.',
      sent: 'Tool to be',
      answered: 'Tool',
    },
    { route: 'GET /tool', summary: 'Lists tools.', sent: 'Page of a list', answered: ['Tool'] },
    {
      route: 'GET /tool/{id}',
      summary: 'Gives one. A secret reads "(hidden)"; sent back like that, it stays as it is.',
      answered: 'Tool',
    },
    {
      route: 'PATCH /tool/{id}',
      summary: 'Changes what is sent, property by property at the top level.',
      sent: 'Tool to be',
      answered: 'Tool',
    },
    {
      route: 'DELETE /tool/{id}',
      summary: 'Deletes it and answers what it was; 409 while an assistant has it.',
      answered: 'Tool',
    },
  ]),
  group('Figures', [
    {
      route: 'POST /analytics',
      summary:
        'Answers up to twenty questions about the calls: sums, averages and counts, by step of time or group.',
      sent: 'Figures to be',
      answered: ['Figures'],
      status: 200,
    },
  ]),
  group('Chat', [
    {
      route: 'POST /chat',
      summary: "Text in, the assistant's text out: the same assistant without a telephone.",
      sent: 'Text to it',
      answered: 'Text from it',
    },
  ]),
  group('Our own', [
    {
      route: 'GET /voice/{voiceId}/sample',
      summary: 'A sentence in the voice that would speak to callers now.',
    },
    {
      route: 'POST /pronunciation/words',
      summary:
        'Which of up to 500 words the voice has to guess, and whether it can be told how a word sounds.',
      sent: 'Words to check',
      answered: 'Words checked',
      status: 200,
    },
    {
      route: 'POST /pronunciation/readings',
      summary: 'Up to three ways to say an English word, as a lexicon has them.',
      sent: 'Word to say',
      answered: 'Readings',
      status: 200,
    },
    {
      route: 'POST /pronunciation/speech',
      summary:
        'Up to 60 characters as callers would hear them, with words as they are told to sound; 503 while calls are up. X-Reading says whether the voice took the lexicon.',
      sent: 'Text to hear',
      status: 200,
    },
    {
      route: 'GET /providers',
      summary: 'What listens, thinks and speaks, the best first, and how each of them fares.',
      answered: 'Providers',
    },
    {
      route: 'GET /models',
      summary: 'The models of this machine: what is there, and how far what is fetched has come.',
      answered: 'Models',
    },
    {
      route: 'GET /self-test',
      summary: "How the platform's last calls to itself went.",
      answered: 'Self-test',
    },
  ]),
];
