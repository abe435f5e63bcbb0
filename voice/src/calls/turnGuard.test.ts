import { describe, expect, test } from 'vitest';
import { newConversation, takeTurn } from '../dialogue/turns/machine.ts';
import type { TurnEvent } from '../dialogue/turns/state.ts';
import { takeTurnGuarded } from './turnGuard.ts';

const bug = new TypeError('a bug');
const poison: TurnEvent = {
  type: 'digit',
  get digit(): string {
    throw bug;
  },
};

describe('turn-taking under guard', () => {
  test('is what it is without, when nothing is thrown', () => {
    const state = newConversation('speech');
    const event: TurnEvent = { type: 'answered', greeting: 'Hello!' };
    const never = () => expect.unreachable();
    expect(takeTurnGuarded(state, event, 5, never)).toEqual(takeTurn(state, event, 5));
  });

  test('leads the caller to the recorder when it throws', () => {
    const thrown: unknown[] = [];
    const [state, effects] = takeTurnGuarded(newConversation('speech'), poison, 5, (error) =>
      thrown.push(error),
    );
    expect(thrown).toEqual([bug]);
    expect(state.voicemail).toMatchObject({ stage: 'menu' });
    expect(effects).toContainEqual({ type: 'ask-model', answerId: 1 });
  });

  test('ends the call once when the way to the recorder throws too', () => {
    const broken = { ...newConversation('speech'), assistant: undefined as never };
    const thrown: unknown[] = [];
    const [after, effects] = takeTurnGuarded(broken, poison, 5, (error) => thrown.push(error));
    expect(thrown).toEqual([bug, expect.any(TypeError)]);
    expect(after.ended).toBe(true);
    expect(effects).toEqual([{ type: 'end-call', reason: 'pipeline-error-internal' }]);
  });

  test.each<TurnEvent>([
    { type: 'hung-up', reason: 'pipeline-error-internal' },
    { type: 'timer', name: 'hard-limit' },
  ])('ends the call by what is to end it, even when that throws: %o', (event) => {
    // What the way to the recorder needs is whole: it would take the call on.
    const state = { ...newConversation('speech'), caller: undefined as never };
    const [after, effects] = takeTurnGuarded(state, event, 5, () => {});
    expect(after.ended).toBe(true);
    expect(effects).toEqual([{ type: 'end-call', reason: 'pipeline-error-internal' }]);
  });
});
