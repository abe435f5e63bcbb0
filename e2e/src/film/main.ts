import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wavOf } from '@belldesk/voice/speech/wav';
import { openChromium } from '../browser/chromium.ts';
import { Visitor } from '../browser/visitor.ts';
import { Owner } from '../owner.ts';
import { checkout, startPlatform } from '../platform.ts';
import { webVtt } from './captions.ts';
import { cutSound, filmMs } from './cutting.ts';
import { encode, findEncoder } from './encode.ts';
import { drawPointer } from './hand.ts';
import { ScreenRecorder } from './screenRecorder.ts';
import { Soundtrack, soundRateHz } from './soundtrack.ts';
import { Story } from './story.ts';

/** Records the product film from the product itself, into web/public/film. */
const email = 'film@example.com';
/** A card of a call fits into it; the film is an eighth smaller. */
const size = { width: 1440, height: 810 };
const target = join(checkout, 'web', 'public', 'film');

await findEncoder();
const folder = await mkdtemp(join(tmpdir(), 'belldesk-film-'));
const platform = await startPlatform();
const browser = await openChromium();
try {
  await Owner.signUp(platform.url, email);
  const visitor = await Visitor.arrive(browser, { viewport: size, colorScheme: 'light' });
  const { page } = visitor;
  await visitor.signIn(platform.url, email, 'a good password');
  await drawPointer(page);
  await page.goto(`${platform.url}/my-assistant/create`);
  await page.getByRole('button', { name: 'Start Setup' }).waitFor();
  await page.evaluate(() => document.fonts.ready);
  const recorder = await ScreenRecorder.start(page, folder);
  const soundtrack = new Soundtrack(page, () => recorder.nowMs());
  const story = new Story(page, recorder);
  await story.tell();
  const recordedMs = await recorder.stop();
  visitor.expectNoComplaints();

  const { cuts } = recorder;
  const lengthMs = filmMs(recordedMs, cuts);
  const sound = join(folder, 'sound.wav');
  const pcm = cutSound(soundtrack.pcm(recordedMs), soundRateHz, cuts);
  await writeFile(sound, wavOf(pcm, soundRateHz));
  const captions = story.captions.map((each) => ({ ...each, atMs: filmMs(each.atMs, cuts) }));
  await mkdir(target, { recursive: true });
  await writeFile(join(target, 'captions.vtt'), webVtt(captions, lengthMs));
  const frames = recorder.frames.map(({ file, atMs }) => ({ file, atMs: filmMs(atMs, cuts) }));
  const posterMs = filmMs(story.posterMs, cuts);
  await encode({ frames, lengthMs, sound, posterMs }, folder, target);
  for (const name of ['belldesk.mp4', 'belldesk.webm', 'poster.webp']) {
    const { size: bytes } = await stat(join(target, name));
    process.stdout.write(`${name}: ${Math.round(bytes / 1_000)} kB\n`);
  }
  process.stdout.write(`${(lengthMs / 1_000).toFixed(1)} s, ${frames.length} pictures\n`);
} finally {
  await browser.close();
  await platform.stop();
  await rm(folder, { recursive: true, force: true });
}
