import { TAKE_MESSAGE } from '@belldesk/contract/voice/tools';
import { TRANSFER_CALL } from '@belldesk/contract/voice/transferTool';
import { describe, expect, test } from 'vitest';
import type { ConversationMessage, ModelEvent, ModelRequest } from '../model.ts';
import { functionTools, modelRequest } from '../testing/request.ts';
import { voicemailReply } from './voicemail.ts';

const key = (text: string): ConversationMessage => ({ role: 'caller', text, keyed: true });
const silence: ConversationMessage = { role: 'silence' };
const recorded = (seconds: number): ConversationMessage => ({ role: 'recorded', seconds });
const result = (name: string, ok: boolean): ConversationMessage => ({
  role: 'tool-result',
  id: 'a',
  name,
  result: JSON.stringify({ ok }),
});

const reply = (conversation: ConversationMessage[], changes: Partial<ModelRequest> = {}) => [
  ...voicemailReply(modelRequest({ ...changes, conversation })),
];
const textOf = (events: readonly ModelEvent[]) =>
  events.map((event) => (event.type === 'text' ? event.text : '')).join('');
const typesOf = (events: readonly ModelEvent[]) => events.map(({ type }) => type);

describe('the receptionist of last resort', () => {
  test('offers facts and the recorder, and no booking', () => {
    const menu = textOf(reply([]));
    expect(menu).toMatch(/message/i);
    expect(menu).not.toMatch(/\b1\b/);
    expect(menu).toMatch(/^I'm sorry, our telephone assistant is out of order just now\. /);
    expect(menu).toContain(textOf(reply([key('9')])));
    expect(textOf(reply([], { language: 'fr-FR' }))).toMatch(/en panne/);
  });

  test.each([[key('3')], [silence], [key('0')]])('%j leads to the tone', (message) => {
    const events = reply([message]);
    expect(textOf(events)).toMatch(/after the tone/i);
    expect(typesOf(events)).toContain('record');
  });

  test('0 leads to a person where there is one', () => {
    const tools = [
      ...functionTools,
      { type: 'function' as const, function: { name: TRANSFER_CALL, parameters: {} } },
    ];
    expect(reply([key('0')], { tools })).toContainEqual(
      expect.objectContaining({ type: 'tool-call', name: TRANSFER_CALL }),
    );
    const afterwards = reply([key('0'), result(TRANSFER_CALL, false)], { tools });
    expect(typesOf(afterwards)).toContain('record');
  });

  test('hands the message on, and ends the call when that is done', () => {
    expect(reply([key('3'), recorded(5)])).toContainEqual(
      expect.objectContaining({ type: 'tool-call', name: TAKE_MESSAGE }),
    );
    for (const ok of [true, false]) {
      const events = reply([key('3'), recorded(5), result(TAKE_MESSAGE, ok)], {
        mayEndCall: false,
      });
      expect(typesOf(events)).toContain('end-call');
    }
  });

  test('says nothing of what was begun before it', () => {
    const events = [result('bookAppointment', true), key('9')];
    expect(reply(events)).toEqual(reply([key('9')]));
    expect(reply(events.slice(0, 1))).toEqual(reply([]));
  });

  test('ends after silence upon silence', () => {
    const silences = [silence, recorded(0), silence, silence, silence];
    expect(typesOf(reply(silences))).toContain('end-call');
  });

  describe('whose menu is broken', () => {
    const broken: Partial<ModelRequest> = { systemPrompt: undefined as unknown as string };

    test('records, hands the message on and ends the call', () => {
      expect(typesOf(reply([], broken))).toEqual(['text', 'expects', 'record']);
      expect(typesOf(reply([recorded(0)], broken))).toEqual(['expects', 'record']);
      expect(reply([recorded(7)], { ...broken, callerNumber: '+442079460000' })).toEqual([
        {
          type: 'tool-call',
          id: 'voicemail-1',
          name: TAKE_MESSAGE,
          arguments: {
            message: 'Recorded message, 7 seconds.',
            name: 'Caller',
            phoneNumber: '+442079460000',
          },
        },
      ]);
      expect(reply([recorded(7), result(TAKE_MESSAGE, true)], broken)).toEqual([
        { type: 'end-call' },
      ]);
    });
  });
});
