import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Frame } from './screenRecorder.ts';

const run = promisify(execFile);

const h264 = ['-c:v', 'libx264', '-preset', 'slow', '-crf', '25', '-profile:v', 'high'];
/** The index before the pictures, so that a player can begin with the first bytes. */
const aac = ['-c:a', 'aac', '-b:a', '64k', '-movflags', '+faststart'];
const vp9 = ['-c:v', 'libvpx-vp9', '-crf', '37', '-b:v', '0', '-row-mt', '1', '-cpu-used', '3'];
const opus = ['-c:a', 'libopus', '-b:a', '40k'];
/** Small: every visitor of Home loads it before they have scrolled to it. */
const webp = ['-frames:v', '1', '-vf', 'scale=960:-2', '-c:v', 'libwebp', '-quality', '45'];

export interface Reel {
  /** Pictures with their times in the film, in order. */
  readonly frames: readonly Frame[];
  readonly lengthMs: number;
  /** A WAV file as long as the film. */
  readonly sound: string;
  /** Of the picture that stands for the film before it is played. */
  readonly posterMs: number;
}

/** @throws Error where ffmpeg is not installed */
export async function findEncoder(): Promise<void> {
  await run('ffmpeg', ['-version']).catch((cause: unknown) => {
    throw new Error(
      'The film is encoded by ffmpeg, which is not here. Debian: apt install ffmpeg',
      {
        cause,
      },
    );
  });
}

/** Writes belldesk.mp4 (H.264, AAC), belldesk.webm (VP9, Opus) and poster.webp. */
export async function encode(reel: Reel, workFolder: string, target: string): Promise<void> {
  const list = join(workFolder, 'frames.txt');
  await writeFile(list, frameList(reel));
  const filmed = ['-y', '-loglevel', 'error', '-f', 'concat', '-safe', '0', '-i', list];
  const shape = ['-vf', 'fps=25,scale=1280:720:flags=lanczos,format=yuv420p'];
  const source = [...filmed, '-i', reel.sound, ...shape, '-t', String(reel.lengthMs / 1_000)];
  const mp4 = join(target, 'belldesk.mp4');
  await run('ffmpeg', [...source, ...h264, ...aac, mp4]);
  await run('ffmpeg', [...source, ...vp9, ...opus, join(target, 'belldesk.webm')]);
  const still = ['-y', '-loglevel', 'error', '-ss', String(reel.posterMs / 1_000), '-i', mp4];
  await run('ffmpeg', [...still, ...webp, join(target, 'poster.webp')]);
}

/** Each picture stands until the next (ffmpeg's concat demuxer, which forgets the last one's time). */
function frameList({ frames, lengthMs }: Reel): string {
  const lines = frames.flatMap(({ file, atMs }, n) => {
    const untilMs = frames[n + 1]?.atMs ?? lengthMs;
    return [`file '${file}'`, `duration ${Math.max(0, (untilMs - atMs) / 1_000).toFixed(4)}`];
  });
  return ['ffconcat version 1.0', ...lines, `file '${frames.at(-1)?.file}'`, ''].join('\n');
}
