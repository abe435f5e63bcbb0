import type { FunctionTool } from '@belldesk/contract/voice/assistant';
import { TAKE_MESSAGE } from '@belldesk/contract/voice/tools';
import { TRANSFER_CALL } from '@belldesk/contract/voice/transferTool';
import { voicemailReply } from '../../dialogue/keypad/voicemail.ts';
import type { ConversationMessage } from '../../dialogue/model.ts';
import { phrasesOf } from '../../dialogue/turns/phrases.ts';
import { splitSentences } from '../../dialogue/turns/sentences.ts';
import type { Receptionist } from '../receptionist.ts';

const key = (digits: string): ConversationMessage => ({
  role: 'caller',
  text: digits,
  keyed: true,
});
const silence: ConversationMessage = { role: 'silence' };
const recorded = (seconds: number): ConversationMessage => ({ role: 'recorded', seconds });
const result = (ok: boolean, name: string = TAKE_MESSAGE): ConversationMessage => ({
  role: 'tool-result',
  id: 'keypad-1',
  name,
  result: JSON.stringify({ ok, id: '00000000-0000-7000-8000-000000000000' }),
});

const TRANSFER_TOOL: FunctionTool = {
  type: 'function',
  function: { name: TRANSFER_CALL, parameters: {} },
};

/** Every way through the menu of last resort. */
const WAYS: readonly (readonly ConversationMessage[])[] = [
  [],
  ...['0', '1', '2', '3', '9'].map((digit) => [key(digit)]),
  [key('3'), recorded(0)],
  [key('3'), recorded(5)],
  [key('3'), recorded(5), result(true)],
  [key('3'), recorded(5), result(false)],
  [key('0'), result(false, TRANSFER_CALL)],
  [silence, recorded(0), silence],
  [silence, recorded(0), silence, silence],
  [silence, recorded(0), silence, silence, silence],
];

/** What a receptionist must be able to say when no voice can speak: sentence by sentence, as it is spoken. */
export function promptTextsOf(receptionist: Receptionist): readonly string[] {
  const { pleaseRepeat, cannotGoOn, timeIsUp, useKeys } = phrasesOf(receptionist.language);
  const texts = [receptionist.greeting, pleaseRepeat, cannotGoOn, timeIsUp, useKeys];
  const tools = [
    ...receptionist.tools,
    ...(receptionist.destinations.length > 0 ? [TRANSFER_TOOL] : []),
  ];
  for (const conversation of WAYS) {
    const reply = voicemailReply({
      ...receptionist,
      tools,
      conversation,
      callerNumber: null,
      startedAtMs: 0,
      input: 'keypad',
      signal: new AbortController().signal,
    });
    for (const event of reply) if (event.type === 'text') texts.push(event.text);
  }
  return [...new Set(texts.flatMap(sentencesOf))];
}

function sentencesOf(text: string): readonly string[] {
  const { sentences, rest } = splitSentences(text);
  return rest.trim() === '' ? sentences : [...sentences, rest.trim()];
}
