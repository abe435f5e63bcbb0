import { expect, it } from 'vitest';
import { callOutcome } from './callOutcome.ts';
import { whyNoSpam } from './spam.ts';

it('nothing that the business had something of is spam, nor a long conversation', () => {
  const may = callOutcome.options.filter(
    (outcome) => whyNoSpam({ outcome, durationSeconds: 180 }) === null,
  );
  expect(may).toEqual(['answered', 'not-completed', 'abandoned', 'failed', 'none']);
  expect(whyNoSpam({ outcome: 'answered', durationSeconds: 181 })).toContain(
    'longer than 3 minutes',
  );
});
