import { describe, expect, it } from 'vitest';
import { WindowSparing } from './windowSparing.ts';

const QUIET_ROOM_DBFS = -70;
const VOICE_DBFS = -25;

/** What is known of windows of these levels without the model, which calls each one it judges certain. */
function known(levelsDbfs: readonly number[], floorDbfs = QUIET_ROOM_DBFS): (number | null)[] {
  const sparing = new WindowSparing();
  return levelsDbfs.map((level) => {
    const probability = sparing.known(level, floorDbfs, true);
    if (probability === null) sparing.judged(level > -60 ? 0.95 : 0.1, level);
    return probability;
  });
}

describe('sparing the speech model', () => {
  it('leaves out every second window of a voice on a clean line', () => {
    expect(known(Array(6).fill(VOICE_DBFS))).toEqual([null, 1, null, 1, null, 1]);
  });

  it('judges all of a voice in a noisy room', () => {
    expect(known(Array(6).fill(VOICE_DBFS), -45)).toEqual(Array(6).fill(null));
  });

  it('judges what is softer than the voice before it', () => {
    expect(known([VOICE_DBFS, VOICE_DBFS - 9, VOICE_DBFS])).toEqual([null, null, 1]);
  });

  it('judges a little of the silence after a word, then none of it', () => {
    expect(known([VOICE_DBFS, -80, -80, -80, -80, VOICE_DBFS])).toEqual([
      null,
      null,
      null,
      0,
      0,
      null,
    ]);
  });

  it('takes nothing for speech before somebody speaks, or after a window the model doubted', () => {
    const sparing = new WindowSparing();
    sparing.judged(0.95, VOICE_DBFS);
    expect(sparing.known(VOICE_DBFS, QUIET_ROOM_DBFS, false)).toBeNull();
    sparing.judged(0.6, VOICE_DBFS);
    expect(sparing.known(VOICE_DBFS, QUIET_ROOM_DBFS, true)).toBeNull();
    sparing.judged(0.95, VOICE_DBFS);
    sparing.reset();
    expect(sparing.known(VOICE_DBFS, QUIET_ROOM_DBFS, true)).toBeNull();
  });
});
