import type { CallDetail } from '@belldesk/contract/product/calls';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openChromium } from '../src/browser/chromium.ts';
import { accessibilityBreaches, overflowPx, showAs } from '../src/browser/screenCheck.ts';
import { bookByTyping } from '../src/browser/typedBooking.ts';
import { Visitor } from '../src/browser/visitor.ts';
import { CallerVoice } from '../src/caller/callerVoice.ts';
import { converse } from '../src/caller/conversation.ts';
import { PhoneCaller } from '../src/caller/phoneCaller.ts';
import { eventually } from '../src/eventually.ts';
import { lambForm, Owner } from '../src/owner.ts';
import { type Platform, startPlatform } from '../src/platform.ts';
import { VoiceClient } from '../src/voiceClient.ts';

const email = 'listener@example.com';
const otherEmail = 'booked@example.com';
const password = 'a good password';
const number = '+442079460123';

let platform: Platform;
let browser: Browser;
let visitor: Visitor;
let owner: Owner;
let assistantId: string;
let sipUser: string;
/** Somebody asked for the opening hours on the telephone. */
let spoken: CallDetail;
/** Somebody else's caller booked a table by typing. */
let booked: CallDetail;

beforeAll(async () => {
  [platform, browser] = await Promise.all([startPlatform(), openChromium()]);
  owner = await Owner.signUp(platform.url, email);
  const made = await owner.createAssistant(lambForm);
  assistantId = made.assistantId;
  const { sipUri } = await owner.publish(made.id);
  sipUser = /^sip:([^@]+)@/.exec(sipUri)?.[1] ?? '';
  [spoken, booked] = await Promise.all([askForTheHours(), bookATable()]);
  visitor = await Visitor.arrive(browser);
  await visitor.signIn(platform.url, email, password);
}, 240_000);

afterAll(async () => {
  await visitor.leave();
  await browser.close();
  await platform.stop();
});

afterEach(() => visitor.expectNoComplaints());

function telephone(from: string): PhoneCaller {
  return new PhoneCaller({ host: '127.0.0.1', port: platform.sipPort, user: sipUser, from });
}

async function askForTheHours(): Promise<CallDetail> {
  const caller = telephone(number);
  const voice = new CallerVoice();
  try {
    await caller.call();
    await converse({
      caller,
      voice,
      client: new VoiceClient(platform),
      assistantId,
      reactions: [
        { when: /(anything|what) else/i, does: { hangUp: true } },
        { when: /help you/i, does: { say: 'what are your opening hours' } },
      ],
    });
  } finally {
    caller.close();
    await voice.close();
  }
  const { id } = await eventually(async () =>
    (await owner.calls()).rows.find((row) => row.status === 'completed'),
  );
  return owner.call(id);
}

async function bookATable(): Promise<CallDetail> {
  const other = await Owner.signUp(platform.url, otherEmail);
  const made = await other.createAssistant(lambForm);
  return other.call(await bookByTyping(platform.url, other, made.assistantId));
}

const page = () => visitor.page;
const button = (name: string | RegExp) => page().getByRole('button', { name });
const slider = () => page().getByRole('slider', { name: 'Position in the recording' });
const now = async () => Number(await slider().getAttribute('aria-valuenow'));

async function open(id: string): Promise<void> {
  await page().goto(`${platform.url}/my-assistant/calls/${id}`);
  await slider().waitFor();
}

/** Calls from a number; the status of the refusal, or 200. */
async function statusFor(from: string): Promise<number> {
  const caller = telephone(from);
  try {
    await caller.call();
    await caller.hangUp();
    return 200;
  } catch (refusal) {
    return Number(/refused with (\d+)/.exec(String(refusal))?.[1]);
  } finally {
    caller.close();
  }
}

/** Loudness (root mean square) of both tracks from a second of the recording on, as the browser decodes it. */
function loudness(id: string, fromSecond: number, seconds: number): Promise<number[]> {
  return page().evaluate(
    async ([path, from, lasts]) => {
      const context = new OfflineAudioContext(2, 1, 16_000);
      const bytes = await (await fetch(path)).arrayBuffer();
      const sound = await context.decodeAudioData(bytes);
      return Array.from({ length: sound.numberOfChannels }, (_, channel) => {
        const part = sound
          .getChannelData(channel)
          .subarray(from * sound.sampleRate, (from + lasts) * sound.sampleRate);
        return Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / part.length);
      });
    },
    [`/api/calls/${id}/call-recording`, fromSecond, seconds] as const,
  );
}

test('a recording plays in the browser and holds on each track what was said there', async () => {
  await open(spoken.id);
  const [greeting] = spoken.transcript;
  const question = spoken.transcript.find(({ role }) => role === 'caller');
  if (greeting?.role !== 'assistant' || !question) throw new Error('the call was not understood');
  expect(question.text).toMatch(/opening hours/i);

  const [callerAtGreeting = 1, assistantAtGreeting = 0] = await loudness(
    spoken.id,
    greeting.secondsFromStart + 0.2,
    1,
  );
  expect(assistantAtGreeting).toBeGreaterThan(20 * callerAtGreeting);
  const [callerAtQuestion = 0, assistantAtQuestion = 1] = await loudness(
    spoken.id,
    question.secondsFromStart,
    1,
  );
  expect(callerAtQuestion).toBeGreaterThan(20 * assistantAtQuestion);

  await button('Play').click();
  await expect.poll(now).toBeGreaterThan(0);
  await expect
    .poll(() => page().locator('[aria-current=true]').textContent())
    .toMatch(/Golden Lamb|may be recorded|help you/);
  await page().getByRole('radio', { name: 'Caller' }).click();
  await button('Pause').click();
  await page().getByText(question.text, { exact: true }).last().click();
  await expect.poll(now).toBe(Math.round(question.secondsFromStart));
  const heights = await slider()
    .locator('g path')
    .evaluateAll((paths) =>
      paths.map((path) =>
        Math.max(
          ...[...(path.getAttribute('d') ?? '').matchAll(/v-?(\d+)/g)].map(([, px]) => Number(px)),
        ),
      ),
    );
  expect(heights).toHaveLength(2);
  for (const height of heights) expect(height).toBeGreaterThan(10);
});

test('what was taken leads to the sentence that said it', async () => {
  const { id, transcript, taken } = booked;
  await visitor.signIn(platform.url, otherEmail, password);
  await open(id);
  await button(/^At/).click();
  const line = page().locator('li:focus');
  await line.getByText('Yes, that is right').waitFor();
  const at = Number(await line.getAttribute('data-line'));
  expect(transcript[at]?.secondsFromStart).toBeLessThanOrEqual(taken[0]?.saidAtSeconds ?? 0);
  await line.getByRole('button', { name: /Table for 4/ }).click();
  expect(await page().locator('article:focus').textContent()).toContain('Table for 4');
  await visitor.signIn(platform.url, email, password);
});

test('the page is for everybody, at every width, by day and by night', async () => {
  await open(spoken.id);
  await page().getByText('Technical details').click();
  for (const width of [320, 768, 1280])
    for (const scheme of ['light', 'dark'] as const) {
      await showAs(page(), width, scheme);
      const isLookedAt = width === (scheme === 'light' ? 320 : 1_280);
      const breaches = isLookedAt ? await accessibilityBreaches(page()) : [];
      const overflow = await overflowPx(page());
      expect({ width, scheme, overflow, breaches }).toEqual({
        width,
        scheme,
        overflow: 0,
        breaches: [],
      });
    }
  await page().goto(`${platform.url}/my-assistant/manage`);
  await page().getByLabel('Keep recordings for').waitFor();
  await showAs(page(), 320, 'dark');
  expect(await overflowPx(page())).toBe(0);
  expect(await accessibilityBreaches(page())).toEqual([]);
});

test('a caller who is blocked is refused at the telephone, and put through again later', async () => {
  await showAs(page(), 1_280, 'light');
  await open(spoken.id);
  await button('Mark as spam').click();
  await page().getByText('None: marked as spam').waitFor();
  await button('Block this number').click();
  await button('Unblock this number').waitFor();
  await eventually(async () => ((await statusFor(number)) === 603 ? true : undefined));
  // However the line spells it; and nobody else, withheld numbers included.
  expect(await statusFor('00442079460123')).toBe(603);
  expect(await statusFor('02079460123')).toBe(603);
  expect(await statusFor('+442079460124')).toBe(200);
  expect(await statusFor('anonymous')).toBe(200);

  await page().goto(`${platform.url}/my-assistant/manage`);
  await button(`Unblock ${number}`).click();
  await page().getByText('No blocked numbers.').waitFor();
  await eventually(async () => ((await statusFor(number)) === 200 ? true : undefined));
});
