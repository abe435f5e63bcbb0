import { describe, expect, it } from 'vitest';
import { CallProblem, callTexts, closeProblem, microphoneProblem, textOf } from './problems.ts';

function named(name: string): Error {
  return Object.assign(new Error('whatever the browser says'), { name });
}

describe('textOf', () => {
  it.each<[string, unknown, string]>([
    ['403 by status', { status: 403, message: 'Forbidden' }, callTexts.forbidden],
    ['403 of the wire', { type: 'error', statusCode: 403, message: 'x' }, callTexts.forbidden],
    ['errorMsg first', { errorMsg: 'Meeting is full', message: 'x' }, 'Meeting is full'],
    ['message', new CallProblem('Gone'), 'Gone'],
    ['a bare text', 'Gone', 'Gone'],
    ['nothing', undefined, callTexts.failed],
    ['an empty message', new Error(''), callTexts.failed],
    ['a message of another type', { message: 4 }, callTexts.failed],
  ])('%s', (_case, problem, text) => {
    expect(textOf(problem)).toBe(text);
  });
});

describe('microphoneProblem', () => {
  it.each([
    ['NotAllowedError', callTexts.microphoneDenied],
    ['NotFoundError', callTexts.microphoneMissing],
    ['NotReadableError', callTexts.microphoneBusy],
  ])('%s', (name, text) => {
    expect(microphoneProblem(named(name))).toMatchObject({ message: text, kind: 'microphone' });
  });
});

describe('closeProblem', () => {
  it.each<[number, string | null]>([
    [1000, null],
    [1006, callTexts.lost],
    [4401, callTexts.ticketUsed],
    [4503, callTexts.busy],
  ])('%i', (code, text) => {
    expect(closeProblem(code)?.message ?? null).toBe(text);
  });
});
