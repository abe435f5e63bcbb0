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
}

const byId = z.object({ id: z.uuid() });

function operation({ route, summary, sent, answered }: VoiceRoute): Operation {
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
    successStatus: method === 'POST' ? 201 : 200,
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
      route: 'GET /call/{id}/customer-recording',
      summary: 'The message that the caller left after the tone.',
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
      route: 'GET /self-test',
      summary: "How the platform's last calls to itself went.",
      answered: 'Self-test',
    },
  ]),
];
