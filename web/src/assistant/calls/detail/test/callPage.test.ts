import type { CallDetail } from '@belldesk/contract/product/calls';
import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { chromiumPath } from '../../../../testing/chromium.ts';
import { Refusal } from '../../../testing/areaDouble.ts';
import { useAreaPage } from '../../../testing/areaPage.ts';
import { sampleCall, sampleDetail } from '../../../testing/samples.ts';

const SECONDS = 125;
const RATE_HZ = 8_000;

/** A tone of the caller until the 60th second, then one of the assistant. */
function recording(): Buffer {
  const frames = SECONDS * RATE_HZ;
  const bytes = Buffer.alloc(44 + frames * 4);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(2, 22);
  bytes.writeUInt32LE(RATE_HZ, 24);
  bytes.writeUInt32LE(RATE_HZ * 4, 28);
  bytes.writeUInt16LE(4, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(frames * 4, 40);
  for (let frame = 0; frame < frames; frame += 1) {
    const side = frame < 60 * RATE_HZ ? 0 : 2;
    bytes.writeInt16LE(Math.round(8_000 * Math.sin(frame / 3)), 44 + frame * 4 + side);
  }
  return bytes;
}

const peaks = {
  seconds: SECONDS,
  caller: Array.from({ length: 320 }, (_, at) => (at < 154 ? 60 : 0)),
  assistant: Array.from({ length: 320 }, (_, at) => (at < 154 ? 0 : 60)),
};

/** The recording as the server sends it, in the parts that are asked for. */
async function servesRecording(page: Page, asked: string[]): Promise<void> {
  const whole = recording();
  await page.route('**/call-recording', async (route: Route) => {
    const range = route.request().headers().range ?? 'bytes=0-';
    asked.push(range);
    const [, from = '0', to = ''] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? [];
    const first = Number(from);
    const last = to === '' ? whole.length - 1 : Number(to);
    await route.fulfill({
      status: 206,
      headers: {
        'content-type': 'audio/wav',
        'accept-ranges': 'bytes',
        'content-range': `bytes ${first}-${last}/${whole.length}`,
      },
      body: whole.subarray(first, last + 1),
    });
  });
}

const refuse = (status: number) => (route: Route) => route.fulfill({ status, body: '' });

describe.skipIf(chromiumPath === null)('the page of a call', () => {
  const site = useAreaPage();
  const asked: string[] = [];
  const button = (name: string | RegExp) => site.page.getByRole('button', { name });
  const slider = () => site.page.getByRole('slider', { name: 'Position in the recording' });
  const now = async () => Number(await slider().getAttribute('aria-valuenow'));
  const current = () => site.page.locator('[aria-current=true]').textContent();

  async function open(
    changes: Partial<CallDetail> = {},
    serve = (page: Page): Promise<unknown> => servesRecording(page, asked),
  ) {
    asked.length = 0;
    site.area.answers.set('calls/get', () => ({ ...sampleDetail, ...changes }));
    site.area.answers.set('recordings/peaks', () => peaks);
    await site.open('/my-assistant/calls');
    await serve(site.page);
    await site.page.goto(`${site.area.address}/my-assistant/calls/${sampleCall.id}`);
    await site.page.getByRole('heading', { name: sampleCall.caller ?? '' }).waitFor();
  }

  it('plays, pauses, and goes to and fro by keyboard and by pointer, loading what it needs', async () => {
    await open();
    await slider().waitFor();
    expect(await slider().getAttribute('aria-valuetext')).toBe('0:00 of 2:05');
    await button('Play').click();
    await expect.poll(now).toBeGreaterThan(0);
    await button('Pause').click();
    await button('Play').waitFor();
    await slider().press('End');
    expect(await now()).toBe(SECONDS);
    await slider().press('Home');
    await slider().press('PageUp');
    await slider().press('ArrowRight');
    expect(await slider().getAttribute('aria-valuetext')).toBe('0:35 of 2:05');
    const box = await slider().boundingBox();
    if (!box) throw new Error('the slider is not to be seen');
    await site.page.mouse.move(box.x + box.width / 4, box.y + 20);
    await site.page.mouse.down();
    await site.page.mouse.move(box.x + box.width / 2, box.y + 20);
    await site.page.mouse.up();
    expect(Math.abs((await now()) - SECONDS / 2)).toBeLessThanOrEqual(1);
    expect(asked.every((range) => range.startsWith('bytes='))).toBe(true);
  });

  it('remembers the speed, and plays at it', async () => {
    await open();
    await site.page.getByLabel('Speed').selectOption('2×');
    await site.page.reload();
    await slider().waitFor();
    expect(await site.page.getByLabel('Speed').inputValue()).toBe('2');
    await slider().press('PageUp');
    await button('Play').click();
    const since = performance.now();
    await expect.poll(now, { timeout: 8_000 }).toBeGreaterThanOrEqual(36);
    // Six seconds of the call in less than six.
    expect(performance.now() - since).toBeLessThan(6_000);
  });

  it('moves the transcript with it, and goes where a line leads', async () => {
    await open();
    await slider().waitFor();
    expect(await site.page.locator('[aria-current=true]').count()).toBe(0);
    await button('Go to 1:05').click();
    expect(await now()).toBe(65);
    await expect.poll(current).toContain('A table for four');
    await slider().press('Home');
    await slider().press('ArrowRight');
    await expect.poll(current).toContain('How can I help?');
    await site.page.getByText('A table for four').last().click();
    expect(await now()).toBe(65);
  });

  it('lights up the line that is being said while it plays', async () => {
    await open();
    await slider().waitFor();
    await button('Go to 1:05').click();
    await slider().press('ArrowLeft');
    await expect.poll(current).toContain('How can I help?');
    await site.page.getByLabel('Speed').selectOption('2×');
    await button('Play').click();
    await expect.poll(current, { timeout: 6_000 }).toContain('A table for four');
  });

  it('leads from what was taken to the sentence that said it, and back', async () => {
    await open();
    await slider().waitFor();
    await button(/^At 1:05/).press('Enter');
    const line = site.page.locator('[data-line="1"]');
    expect(await line.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await now()).toBe(65);
    await button(/Table for 4$/).press('Enter');
    const slip = site.page.locator('article', { hasText: 'Reservation' });
    expect(await slip.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('claims no sentence where nobody knows which it was', async () => {
    const [taken] = sampleDetail.taken;
    if (!taken) throw new Error('the sample took nothing');
    await open({ taken: [{ ...taken, saidAtSeconds: null }] });
    await site.page.getByRole('heading', { name: 'Table for 4' }).waitFor();
    expect(await button(/^At/).count()).toBe(0);
  });

  it.each<[string, Partial<CallDetail>, string]>([
    ['was not recorded', { recording: null }, 'This call was not recorded.'],
    [
      'was refused by the caller',
      { recording: { state: 'refused', seconds: 0, lostSeconds: 0 } },
      'The caller asked not to be recorded. Anything recorded before that was deleted.',
    ],
    [
      'could not be recorded',
      { recording: { state: 'failed', seconds: 0, lostSeconds: 0 } },
      'This call could not be recorded.',
    ],
    [
      'was deleted',
      { recordingDeletedAt: '2026-12-21T03:17:00.000Z' },
      'This recording was deleted on 20 Dec 2026 under your retention setting. The transcript is kept.',
    ],
  ])('says that a call %s, and shows no player', async (_what, changes, words) => {
    await open(changes);
    await site.page.getByText(words, { exact: true }).waitFor();
    expect(await slider().count()).toBe(0);
    expect(await button(/^Go to/).count()).toBe(0);
    expect(asked).toEqual([]);
  });

  it('says that a recording did not load, and tries again', async () => {
    await open({}, (page) => page.route('**/call-recording', refuse(502)));
    await site.page.getByText('The recording could not be loaded.').waitFor();
    await servesRecording(site.page, asked);
    await button('Try Again').click();
    await slider().waitFor();
    await button('Play').click();
    await expect.poll(now).toBeGreaterThan(0);
  });

  it('says that a recording is not there any more, though its picture is', async () => {
    await open({}, (page) => page.route('**/call-recording', refuse(404)));
    await site.page.getByText('This recording is no longer available.').waitFor();
    expect(await slider().count()).toBe(0);
  });

  it('plays a recording that could not be drawn', async () => {
    site.area.answers.set('recordings/peaks', () => new Refusal(502));
    await open();
    site.area.answers.set('recordings/peaks', () => new Refusal(502));
    await site.page.reload();
    await site.page
      .getByText('The waveform could not be loaded. You can still play the recording.')
      .waitFor();
    await button('Play').click();
    await expect.poll(now).toBeGreaterThan(0);
  });

  it('marks a call as spam and takes it back', async () => {
    const call = { ...sampleDetail, outcome: 'answered' as const };
    await open(call);
    // Only what is marked is spam: the page may read the call again before.
    site.area.answers.set('calls/markSpam', (input) => {
      site.area.answers.set('calls/get', () => ({
        ...call,
        badge: 'spam',
        markedAsSpam: true,
        charge: { seconds: 0, reason: 'spam' },
      }));
      return input;
    });
    expect(await site.page.locator('main').textContent()).toContain(
      '2min 5sec, billed by the second',
    );
    await button('Mark as spam').click();
    await site.page.getByText('None: marked as spam').waitFor();
    await button('Not spam').click();
    await expect
      .poll(() => site.area.inputsOf('calls/markSpam'))
      .toEqual([
        { id: sampleCall.id, isSpam: true },
        { id: sampleCall.id, isSpam: false },
      ]);
  });

  it('says why a call in which something was booked cannot be marked as spam', async () => {
    await open();
    await site.page.getByText('it cannot be marked as spam').waitFor();
    expect(await button('Mark as spam').count()).toBe(0);
  });

  it('blocks the number, and tells when that fails', async () => {
    await open();
    site.area.answers.set('blockedNumbers/add', () => new Refusal(409, 'At most 1000 numbers'));
    await button('Block this number').click();
    await site.page.getByRole('alert').getByText('At most 1000 numbers').waitFor();
    const number = sampleCall.caller ?? '';
    site.area.answers.set('blockedNumbers/add', () => {
      site.area.answers.set('calls/get', () => ({
        ...sampleDetail,
        callerNumber: { number, blockedId: 'b1' },
      }));
      return { id: 'b1', number, createdAt: sampleCall.startTime };
    });
    await button('Block this number').click();
    await site.page.getByText(`Calls from ${number} are now blocked.`).first().waitFor();
    await button('Unblock this number').waitFor();
    expect(site.area.inputsOf('blockedNumbers/add').at(-1)).toEqual({ number });
  });

  it('offers to block no number that the line did not tell', async () => {
    await open({ callerNumber: null });
    await site.page
      .getByText('This call came without a phone number, so there is nothing to block.')
      .waitFor();
    expect(await button(/Block/).count()).toBe(0);
  });
});
