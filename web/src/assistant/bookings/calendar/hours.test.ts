import { describe, expect, it } from 'vitest';
import { closedWithin, drawnHours, usualDay } from './hours.ts';

const at = (fromMinute: number, toMinute: number) => ({ fromMinute, toMinute });

describe('the hours that are drawn', () => {
  it('leave an hour of air around the opening hours', () => {
    expect(drawnHours([at(720, 900), at(1_050, 1_320)], [])).toEqual(at(660, 1_380));
  });

  it('are whole, and reach to whatever is taken', () => {
    expect(drawnHours([at(555, 1_020)], [at(400, 430), at(1_300, 1_300)])).toEqual(at(360, 1_320));
  });

  it('end where the day does', () => {
    expect(drawnHours([at(0, 1_440)], [])).toEqual(at(0, 1_440));
  });

  it('are the usual ones where nothing is known, and more where something is taken', () => {
    expect(drawnHours([], [])).toEqual(usualDay);
    expect(drawnHours([], [at(1_260, 1_320)])).toEqual(at(480, 1_320));
  });
});

describe('what is closed', () => {
  it('is what lies before, between and after', () => {
    expect(closedWithin(at(600, 1_380), [at(1_080, 1_320), at(720, 900)])).toEqual([
      at(600, 720),
      at(900, 1_080),
      at(1_320, 1_380),
    ]);
  });

  it('is nothing where all is open, and all where nothing is', () => {
    expect(closedWithin(at(600, 900), [at(0, 1_440)])).toEqual([]);
    expect(closedWithin(at(600, 900), [])).toEqual([at(600, 900)]);
  });

  it('stays within what is drawn', () => {
    expect(closedWithin(at(600, 900), [at(480, 660), at(960, 1_020)])).toEqual([at(660, 900)]);
  });
});
