import { describe, expect, it } from 'vitest';
import { VoiceActivity } from './voiceActivity.ts';

/** Runs spans of 32 ms, `#` speech, `-` half sure, `.` silence; tells changes with their times. */
function run(spans: string): string[] {
  const activity = new VoiceActivity();
  const changes: string[] = [];
  Array.from(spans).forEach((span, i) => {
    const probability = span === '#' ? 0.9 : span === '-' ? 0.4 : 0.1;
    const change = activity.observe(probability, 32, 1_000 + (i + 1) * 32);
    if (change === 'started')
      changes.push(`started ${activity.startedAtMs - 1_000} at ${(i + 1) * 32}`);
    if (change === 'stopped')
      changes.push(`stopped ${activity.stoppedAtMs - 1_000} at ${(i + 1) * 32}`);
  });
  return changes;
}

describe('voice activity', () => {
  it('begins after 120 ms of voice and is dated back to the first of it', () => {
    expect(run('...#####')).toEqual(['started 96 at 224']);
  });

  it('ends after 250 ms of silence and is dated back to the last voice', () => {
    expect(run('######..........')).toEqual(['started 0 at 128', 'stopped 192 at 448']);
  });

  it('goes on over gaps within a sentence and over half-sure spans', () => {
    expect(run('#####.......####-----###')).toEqual(['started 0 at 128']);
  });

  it('begins over a gap within the first word', () => {
    expect(run('##..##......')).toEqual(['started 0 at 192']);
  });

  it('passes over clicks', () => {
    expect(run('#....#....##....#....##...#...')).toEqual([]);
  });

  it('does not begin by half-sure spans', () => {
    expect(run('-'.repeat(50))).toEqual([]);
  });

  it('tells every utterance', () => {
    expect(run(`${'#####'}${'.'.repeat(8)}`.repeat(3))).toHaveLength(6);
  });
});
