import { describe, expect, it } from 'vitest';
import { BackgroundTalk } from './backgroundTalk.ts';

const VOICE_DBFS = -22;
const TALK_DBFS = -36;
const LOUD_ROOM_DBFS = -42;
const QUIET_ROOM_DBFS = -65;

/** Lets a caller speak for a second, then hears windows of speech at a level; counts those taken for theirs. */
function takenForCaller(windows: number, levelDbfs: number, floorDbfs: number): number {
  const talk = new BackgroundTalk();
  for (let n = 0; n < 31; n++) talk.ofCaller(0.95, VOICE_DBFS, floorDbfs);
  let taken = 0;
  for (let n = 0; n < windows; n++) if (talk.ofCaller(0.95, levelDbfs, floorDbfs) >= 0.5) taken++;
  return taken;
}

describe('people who talk behind the caller', () => {
  it('are not the caller once they alone have been heard for a quarter of a second', () => {
    expect(takenForCaller(100, TALK_DBFS, LOUD_ROOM_DBFS)).toBe(8);
  });

  it('are not there in a quiet room: a caller may whisper', () => {
    expect(takenForCaller(100, TALK_DBFS, QUIET_ROOM_DBFS)).toBe(100);
  });

  it('do not hide a caller who speaks a little lower, or one who comes back', () => {
    expect(takenForCaller(100, VOICE_DBFS - 8, LOUD_ROOM_DBFS)).toBe(100);
    const talk = new BackgroundTalk();
    for (const level of [VOICE_DBFS, ...Array<number>(30).fill(TALK_DBFS)])
      talk.ofCaller(0.95, level, LOUD_ROOM_DBFS);
    expect(talk.ofCaller(0.95, VOICE_DBFS, LOUD_ROOM_DBFS)).toBe(0.95);
  });

  it('are heard in the end: somebody else may have taken the telephone', () => {
    expect(takenForCaller(1_000, TALK_DBFS, LOUD_ROOM_DBFS)).toBeGreaterThan(500);
  });

  it('leave the first voice of a call alone', () => {
    const talk = new BackgroundTalk();
    expect(talk.ofCaller(0.7, TALK_DBFS, LOUD_ROOM_DBFS)).toBe(0.7);
  });
});
