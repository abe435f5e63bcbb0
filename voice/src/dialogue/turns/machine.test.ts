import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { conversationOf } from './entries.ts';
import { newConversation, takeTurn } from './machine.ts';
import { defaultTurnSettings } from './settings.ts';
import type { TurnEffect, TurnEvent, TurnState } from './state.ts';
import { sinceVoicemail } from './voicemail.ts';

const { minEndpointingMs, bargeInMs, silenceMs } = defaultTurnSettings;

/** Plays events into a conversation and keeps what it wanted done. */
class Table {
  state: TurnState;
  effects: TurnEffect[] = [];
  nowMs = 1_000;

  constructor(input: TurnState['input'] = 'speech') {
    // Answers prepared ahead have tests of their own.
    this.state = newConversation(input, { maxSpeculations: 0 });
  }

  tell(event: TurnEvent): TurnEffect[] {
    const [state, effects] = takeTurn(this.state, event, this.nowMs);
    this.state = state;
    this.effects.push(...effects);
    return [...effects];
  }

  of<Type extends TurnEffect['type']>(type: Type): Extract<TurnEffect, { type: Type }>[] {
    return this.effects.filter(
      (effect): effect is Extract<TurnEffect, { type: Type }> => effect.type === type,
    );
  }

  /** Plays every sentence that is on its way to its end. */
  playAll(): void {
    for (const segment of this.state.assistant.segments) {
      this.tell({ type: 'segment-started', segmentId: segment.id, atMs: this.nowMs });
      this.nowMs += 1_000;
      this.tell({
        type: 'segment-ended',
        segmentId: segment.id,
        playedMs: 1_000,
        totalMs: 1_000,
        complete: true,
        atMs: this.nowMs,
      });
    }
  }

  /** The caller says something that lasts a second and is understood at once. */
  say(text: string): void {
    this.tell({ type: 'speech-started', atMs: this.nowMs });
    this.nowMs += 1_000;
    this.tell({ type: 'speech-stopped', atMs: this.nowMs });
    this.nowMs += 100;
    this.tell({ type: 'final', text });
  }

  answer(text: string): void {
    const { answerId } = this.state.assistant;
    this.tell({ type: 'model-text', answerId, text });
    this.tell({ type: 'model-done', answerId });
  }
}

function greeted(input: TurnState['input'] = 'speech'): Table {
  const table = new Table(input);
  table.tell({ type: 'answered', greeting: 'Hello! How can I help you?' });
  table.playAll();
  return table;
}

describe('a turn of the caller', () => {
  test('ends after the silence its words ask for, and is handed to the model', () => {
    const table = greeted();
    table.say('do you have parking');
    expect(table.of('ask-model')).toEqual([]);
    expect(table.effects).toContainEqual({
      type: 'set-timer',
      name: 'end-of-turn',
      delayMs: minEndpointingMs - 100,
    });
    table.tell({ type: 'timer', name: 'end-of-turn' });
    expect(table.of('ask-model')).toEqual([{ type: 'ask-model', answerId: 1 }]);
    expect(conversationOf(table.state).at(-1)).toEqual({
      role: 'caller',
      text: 'do you have parking',
    });
  });

  test('goes on when the caller goes on, and is one turn', () => {
    const table = greeted();
    table.say("i'd like to book a table for");
    table.say('four people');
    table.tell({ type: 'timer', name: 'end-of-turn' });
    expect(conversationOf(table.state).at(-1)).toEqual({
      role: 'caller',
      text: "i'd like to book a table for four people",
    });
    expect(table.of('ask-model')).toHaveLength(1);
  });

  test('is waited for longer once the caller is known to pause', () => {
    const waited = (pauseMs: number) => {
      const table = greeted();
      table.say('my number is');
      table.nowMs += pauseMs;
      table.say('020 7946 0123');
      return table.effects.at(-1);
    };
    expect(waited(0)).toMatchObject({ delayMs: defaultTurnSettings.minEndpointingMs - 100 });
    const { pauseFactor, patienceWhenOver } = defaultTurnSettings;
    expect(waited(1_400)).toEqual({
      type: 'set-timer',
      name: 'end-of-turn',
      delayMs: 1_500 * pauseFactor * patienceWhenOver - 100,
    });
  });

  test('is waited for longer after "and" and while a number is dictated', () => {
    const table = greeted();
    table.say('a table for four and');
    expect(table.effects.at(-1)).toEqual({
      type: 'set-timer',
      name: 'end-of-turn',
      delayMs: defaultTurnSettings.unfinishedEndpointingMs - 100,
    });
  });

  test('that nobody could read is told to the model as empty', () => {
    const table = greeted();
    table.say('');
    expect(conversationOf(table.state).at(-1)).toEqual({ role: 'caller', text: '' });
  });

  test('without a final transcript ends at the deadline', () => {
    const table = greeted();
    table.tell({ type: 'speech-started', atMs: table.nowMs });
    table.nowMs += 900;
    table.tell({ type: 'speech-stopped', atMs: table.nowMs });
    table.nowMs += defaultTurnSettings.finalDeadlineMs;
    table.tell({ type: 'timer', name: 'final-deadline' });
    expect(table.of('ask-model')).toHaveLength(1);
  });

  test('measures its delay from the last sound to the first sound back', () => {
    const table = greeted();
    table.say('are you open');
    table.nowMs += 400;
    table.tell({ type: 'timer', name: 'end-of-turn' });
    table.nowMs += 10;
    table.answer('Yes, until ten.');
    table.nowMs += 40;
    const segmentId = table.state.assistant.segments[0]?.id ?? 0;
    table.tell({ type: 'segment-started', segmentId, atMs: table.nowMs });
    expect(table.state.turns).toEqual([
      { turn: 1, endpointingMs: 400, transcriberMs: 100, modelMs: 10, voiceMs: 40, totalMs: 550 },
    ]);
  });
});

describe('the assistant', () => {
  test('speaks each sentence as soon as it is whole', () => {
    const table = greeted();
    table.tell({ type: 'typed', text: 'hi' });
    table.tell({ type: 'model-text', answerId: 1, text: 'We open at 7.30. Dr. Lee' });
    expect(
      table
        .of('speak')
        .map((effect) => effect.text)
        .slice(2),
    ).toEqual(['We open at 7.30.']);
    table.tell({ type: 'model-text', answerId: 1, text: ' is in' });
    table.tell({ type: 'model-done', answerId: 1 });
    expect(
      table
        .of('speak')
        .map((effect) => effect.text)
        .at(-1),
    ).toBe('Dr. Lee is in');
  });

  test('says a result only after the tool has answered', () => {
    const table = greeted();
    table.tell({ type: 'typed', text: 'yes' });
    table.tell({
      type: 'model-tool-call',
      answerId: 1,
      id: 't1',
      name: 'bookAppointment',
      arguments: {},
    });
    table.tell({ type: 'model-done', answerId: 1 });
    expect(table.of('run-tool')).toHaveLength(1);
    expect(table.of('ask-model')).toHaveLength(1);
    table.tell({ type: 'tool-result', id: 't1', name: 'bookAppointment', result: '{"ok":true}' });
    expect(table.of('ask-model')).toHaveLength(2);
  });

  test('hangs up only when everything is spoken', () => {
    const table = greeted();
    table.tell({ type: 'typed', text: 'bye' });
    table.tell({ type: 'model-text', answerId: 1, text: 'Goodbye.' });
    table.tell({ type: 'model-end-call', answerId: 1 });
    table.tell({ type: 'model-done', answerId: 1 });
    expect(table.of('end-call')).toEqual([]);
    table.playAll();
    expect(table.of('end-call')).toEqual([{ type: 'end-call', reason: 'assistant-ended-call' }]);
  });

  test('asks after a silence, and ends the call after too many', () => {
    const table = greeted();
    expect(table.effects.at(-1)).toEqual({
      type: 'set-timer',
      name: 'silence',
      delayMs: silenceMs,
    });
    for (let n = 0; n < defaultTurnSettings.maxSilences; n += 1) {
      table.tell({ type: 'timer', name: 'silence' });
      table.answer('Are you still there?');
      table.playAll();
    }
    table.tell({ type: 'timer', name: 'silence' });
    expect(table.of('end-call')).toEqual([{ type: 'end-call', reason: 'silence-timed-out' }]);
  });

  test('apologises when the model fails in a chat, and ends it when it fails again', () => {
    const table = greeted('text');
    table.tell({ type: 'typed', text: 'hi' });
    table.tell({ type: 'model-failed', answerId: 1 });
    table.playAll();
    expect(table.of('end-call')).toEqual([]);
    table.tell({ type: 'typed', text: 'hi' });
    table.tell({ type: 'model-failed', answerId: 2 });
    table.playAll();
    expect(table.of('end-call')).toEqual([{ type: 'end-call', reason: 'pipeline-error-internal' }]);
  });

  test('that fails twice on the telephone hands over to the recorder', () => {
    const table = greeted();
    table.tell({ type: 'typed', text: 'hi' });
    table.tell({ type: 'model-failed', answerId: 1 });
    table.playAll();
    table.tell({ type: 'typed', text: 'hi' });
    table.tell({ type: 'model-failed', answerId: 2 });
    expect(table.of('end-call')).toEqual([]);
    expect(table.state).toMatchObject({ input: 'keypad', voicemail: { stage: 'menu' } });
    expect(table.of('ask-model')).toHaveLength(3);
    // Nothing of what went before is part of the menu.
    expect(
      sinceVoicemail(table.state, table.state.voicemail ?? { stage: 'menu', fromId: 0 }),
    ).toEqual([]);
  });
});

describe('barge-in', () => {
  function speaking(): Table {
    const table = greeted();
    table.tell({ type: 'typed', text: 'tell me about the menu' });
    table.answer('We have many seasonal dishes from the region.');
    const segmentId = table.state.assistant.segments[0]?.id ?? 0;
    table.tell({ type: 'segment-started', segmentId, atMs: table.nowMs });
    table.tell({ type: 'speech-started', atMs: table.nowMs });
    return table;
  }

  test('pauses after the caller has spoken for long enough', () => {
    const table = speaking();
    expect(table.effects.at(-1)).toEqual({
      type: 'set-timer',
      name: 'barge-in',
      delayMs: bargeInMs,
    });
    table.tell({ type: 'timer', name: 'barge-in' });
    expect(table.of('pause-playback')).toHaveLength(1);
  });

  test('by noise without a word goes on by itself', () => {
    const table = speaking();
    table.tell({ type: 'timer', name: 'barge-in' });
    table.tell({ type: 'timer', name: 'false-alarm' });
    expect(table.effects.at(-1)).toEqual({ type: 'resume-playback' });
  });

  test('by typing while it was paused lets the next answer be heard', () => {
    const table = speaking();
    table.tell({ type: 'timer', name: 'barge-in' });
    table.tell({ type: 'typed', text: 'stop' });
    expect(table.of('clear-playback')).toHaveLength(1);
    expect(table.of('resume-playback')).toHaveLength(1);
  });

  test('with "mm-hm" goes on from the same word', () => {
    const table = speaking();
    table.tell({ type: 'timer', name: 'barge-in' });
    table.tell({ type: 'speech-stopped', atMs: table.nowMs });
    table.tell({ type: 'final', text: 'mm-hm' });
    expect(table.effects.at(-1)).toEqual({ type: 'resume-playback' });
    expect(table.of('clear-playback')).toEqual([]);
  });

  test('with words cuts the sentence, and the conversation keeps what was heard', () => {
    const table = speaking();
    table.tell({ type: 'speech-stopped', atMs: table.nowMs });
    table.tell({ type: 'final', text: 'no what about parking' });
    expect(table.of('clear-playback')).toHaveLength(1);
    const asked = table.of('ask-model').length;
    table.tell({ type: 'timer', name: 'end-of-turn' });
    expect(table.of('ask-model')).toHaveLength(asked);
    const segmentId = table.state.assistant.segments[0]?.id ?? 0;
    table.tell({
      type: 'segment-ended',
      segmentId,
      playedMs: 1_000,
      totalMs: 3_000,
      complete: false,
      atMs: table.nowMs,
    });
    expect(table.of('ask-model')).toHaveLength(asked + 1);
    expect(conversationOf(table.state).slice(-2)).toEqual([
      { role: 'assistant', text: 'We have many' },
      { role: 'caller', text: 'no what about parking' },
    ]);
  });
});

describe('who spoke', () => {
  test.each([true, false])('is kept with the sentence, played whole: %s', (complete) => {
    const table = new Table();
    table.tell({ type: 'answered', greeting: 'Hello! How can I help you?' });
    const [, segment] = table.state.assistant.segments;
    if (!segment) throw new Error('nothing is said');
    const spokenBy = ['kokoro', 'flite'];
    const played = { playedMs: 500, totalMs: complete ? 500 : 900, complete, spokenBy };
    table.tell({ type: 'segment-started', segmentId: segment.id, atMs: table.nowMs });
    table.tell({ type: 'segment-ended', segmentId: segment.id, ...played, atMs: table.nowMs });
    const entry = table.state.entries.find(({ id }) => id === segment.entryId);
    expect(entry).toMatchObject({ spokenBy });
  });
});

describe('keys', () => {
  test('of a menu are complete at once', () => {
    const table = greeted('keypad');
    table.answer('Press 1 to book.');
    table.tell({ type: 'digit', digit: '1' });
    expect(conversationOf(table.state).at(-1)).toEqual({ role: 'caller', text: '1', keyed: true });
  });

  test('of a telephone number end with a pause or with hash', () => {
    const table = greeted('keypad');
    const { answerId } = table.state.assistant;
    table.tell({ type: 'model-expects', answerId, expects: 'phone-number' });
    table.answer('Your number, please.');
    table.playAll();
    for (const digit of '5550123') table.tell({ type: 'digit', digit });
    expect(conversationOf(table.state).at(-1)?.role).toBe('assistant');
    table.tell({ type: 'digit', digit: '#' });
    expect(conversationOf(table.state).at(-1)).toEqual({
      role: 'caller',
      text: '5550123',
      keyed: true,
    });
  });
});

describe('the end', () => {
  test('keeps what a caller said who hung up in mid-turn', () => {
    const table = greeted();
    table.tell({ type: 'speech-started', atMs: table.nowMs });
    table.tell({ type: 'speech-stopped', atMs: table.nowMs });
    table.tell({ type: 'final', text: 'and my name is' });
    table.tell({ type: 'hung-up', reason: 'customer-ended-call' });
    expect(conversationOf(table.state).at(-1)).toEqual({ role: 'caller', text: 'and my name is' });
    expect(table.of('end-call')).toHaveLength(1);
  });

  test('keeps a message of a caller who hung up while recording', () => {
    const table = greeted('keypad');
    const { answerId } = table.state.assistant;
    table.tell({ type: 'model-record', answerId, maxMs: 60_000 });
    table.answer('Speak after the tone.');
    table.playAll();
    expect(table.of('start-recording')).toEqual([{ type: 'start-recording', maxMs: 60_000 }]);
    table.tell({ type: 'hung-up', reason: 'customer-ended-call' });
    expect(table.effects.at(-1)).toEqual({ type: 'stop-recording' });
    table.tell({ type: 'recorded', seconds: 7 });
    expect(table.effects.at(-1)?.type).toBe('ask-model');
    table.tell({
      type: 'model-tool-call',
      answerId: table.state.assistant.answerId,
      id: 'm',
      name: 'takeMessage',
      arguments: {},
    });
    expect(table.effects.at(-1)?.type).toBe('run-tool');
  });

  test('comes once, whatever happens', () => {
    const text = fc.constantFrom('', 'yes', 'a table for four', 'um');
    const answerId = fc.nat({ max: 6 });
    const event: fc.Arbitrary<TurnEvent> = fc.oneof(
      fc.record({ type: fc.constant('speech-started' as const), atMs: fc.nat(9_000) }),
      fc.record({ type: fc.constant('speech-stopped' as const), atMs: fc.nat(9_000) }),
      fc.record({ type: fc.constant('final' as const), text }),
      fc.record({ type: fc.constant('typed' as const), text }),
      fc.record({
        type: fc.constant('digit' as const),
        digit: fc.constantFrom('1', '0', '#', '*'),
      }),
      fc.record({
        type: fc.constant('timer' as const),
        name: fc.constantFrom(
          'end-of-turn' as const,
          'barge-in' as const,
          'final-deadline' as const,
          'silence' as const,
          'keys' as const,
          'hold' as const,
          'max-duration' as const,
          'last-words' as const,
          'hard-limit' as const,
          'unheard' as const,
        ),
      }),
      fc.record({ type: fc.constant('model-text' as const), answerId, text }),
      fc.record({ type: fc.constant('model-done' as const), answerId }),
      fc.record({ type: fc.constant('model-failed' as const), answerId }),
      fc.record({ type: fc.constant('model-end-call' as const), answerId }),
      fc.record({
        type: fc.constant('segment-ended' as const),
        segmentId: fc.nat(20),
        playedMs: fc.nat(2_000),
        totalMs: fc.option(fc.nat(2_000)),
        complete: fc.boolean(),
        atMs: fc.nat(9_000),
      }),
      fc.constantFrom<TurnEvent>(
        { type: 'held' },
        { type: 'resumed' },
        { type: 'ears-lost' },
        { type: 'to-voicemail' },
        { type: 'hung-up', reason: 'customer-ended-call' },
      ),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        const table = greeted();
        for (const each of events) table.tell(each);
        expect(table.of('end-call').length).toBeLessThanOrEqual(1);
        table.tell({ type: 'hung-up', reason: 'customer-ended-call' });
        expect(table.of('end-call')).toHaveLength(1);
      }),
    );
  });
});
