import { describe, expect, it } from 'vitest';
import { isBlocked } from './isBlocked.ts';

const blocked = ['+442079460123', '+34912345678'];

describe('isBlocked', () => {
  it.each(['+442079460123', '00442079460123', '442079460123', '02079460123', '+34912345678'])(
    'knows %s by whichever spelling the line uses',
    (caller) => {
      expect(isBlocked(caller, blocked)).toBe(true);
    },
  );

  it.each(['+442079460124', '2079460', '+12079460123', '0', '+', ''])(
    'lets %j through',
    (caller) => {
      expect(isBlocked(caller, blocked)).toBe(false);
    },
  );

  it('lets a caller through whose number is withheld, and everybody where nobody is blocked', () => {
    expect(isBlocked(null, blocked)).toBe(false);
    expect(isBlocked('+442079460123', [])).toBe(false);
  });
});
