import type { CalendarEntry } from '@belldesk/contract/product/bookings';
import { ScriptedCaller } from '@belldesk/e2e/businessCalls/caller';
import type { BusinessDesk } from '@belldesk/e2e/businessCalls/desk';
import { PhoneCaller } from '@belldesk/e2e/caller/phoneCaller';
import { isLookingUp } from '@belldesk/e2e/caller/spokenTurns';
import type { VoiceClient } from '@belldesk/e2e/voiceClient';
import type { Speaker } from '../../conversation/speech/speaker.ts';
import { soundsLike } from './heardBooking.ts';
import type { SpokenBooking } from './spokenBookings.ts';

const ANSWER_WITHIN_MS = 20_000;
const MOST_TURNS = 20;
const LOUDEST = 32_767;
/** More digits than the size of a party has are a telephone number's. */
const LONGEST_SIZE = 3;

export interface SpokenCall {
  /** What is new in the calendar after it. */
  readonly made: readonly CalendarEntry[];
  /** From the end of each sentence of the caller to the next sound of the assistant, in ms. */
  readonly delaysMs: readonly number[];
  /** What each side said, as the record of the call has it, line by line. */
  readonly transcript: string;
  /** Why it ended before its time; null where it came to its end. */
  readonly brokeOff: string | null;
}

export interface CallOptions {
  readonly sipPort: number;
  readonly sipUser: string;
  readonly desk: BusinessDesk;
  readonly client: VoiceClient;
  readonly speaker: Speaker;
}

/**
 * What a caller says when something they said is read back because it was hardly heard ("Was that Ada Brook?"): yes, or
 * no and the value again. Null where nothing is.
 */
export function answerToDoubt(told: string, { wants, answers }: SpokenBooking): string | null {
  const [, heard] = /\bwas that (.+?)\?\s*$/i.exec(told) ?? [];
  if (heard === undefined) return null;
  const digits = heard.replace(/\D/g, '');
  const again = (value: string | undefined) => `No. ${value ?? answers.nothing_else}`;
  if (digits.length > LONGEST_SIZE)
    return wants.phone.endsWith(digits.slice(-9)) ? answers.confirm_yes : again(answers.phone);
  if (/\b[ap]m\b|o'clock|noon/i.test(heard))
    return heard.includes(onTheClock(wants.time)) ? answers.confirm_yes : again(answers.time);
  if (
    /day|tomorrow|january|february|march|april|may|june|july|august|september|october|november|december/i.test(
      heard,
    )
  )
    return heard.toLowerCase().includes(wants.day) ? answers.confirm_yes : again(answers.day);
  if (digits !== '')
    return Number(digits) === wants.party ? answers.confirm_yes : again(answers.party);
  if (wants.service !== undefined && heard.toLowerCase().includes(wants.service.toLowerCase()))
    return answers.confirm_yes;
  return soundsLike(heard, wants.name) ? answers.confirm_yes : again(answers.name);
}

/** Who may spell a name does: "Ada Brook, A D A, B R O O K." Null where nothing is asked to be spelled. */
function spelled(told: string, { wants: { name } }: SpokenBooking): string | null {
  if (!/you can spell it/i.test(told)) return null;
  const letters = name.split(/[ -]/).map((part) => Array.from(part.toUpperCase()).join(' '));
  return `${name}. ${letters.join(', ')}.`;
}

/** "19:30" as the assistant says it: "7:30 pm". */
function onTheClock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const past = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 || 12}${past} ${hour < 12 ? 'am' : 'pm'}`;
}

/** What the caller says, by what is asked of them. */
function scriptOf({ opening, answers }: SpokenBooking): ScriptedCaller {
  const { day, time, party, service, name, phone } = answers;
  return new ScriptedCaller({
    lines: [
      { say: opening, answer: [], not: [] },
      { say: answers.nothing_else, answer: [], not: [] },
    ],
    replies: {
      day,
      time,
      name,
      phone,
      confirm: answers.confirm_yes,
      ...(party === undefined ? {} : { people: party }),
      ...(service === undefined ? {} : { service }),
    },
  });
}

/**
 * One booking over SIP by somebody who withholds their number: the assistant's words are read in the record of the
 * call, its sound is what the caller waits for. It agrees to whatever is read back.
 */
export async function makeSpokenCall(
  booking: SpokenBooking,
  options: CallOptions,
): Promise<SpokenCall> {
  const { sipPort, sipUser, desk, client, speaker } = options;
  const before = new Set((await desk.entries()).map(({ id }) => id));
  const phone = new PhoneCaller({
    host: '127.0.0.1',
    port: sipPort,
    user: sipUser,
    from: 'anonymous',
  });
  const delaysMs: number[] = [];
  let brokeOff: string | null = null;
  try {
    await phone.call();
    await phone.listen(0, ANSWER_WITHIN_MS);
    const script = scriptOf(booking);
    let read = (await botLines(client, desk)).length;
    let says: string | null = script.opening();
    for (let turn = 0; turn < MOST_TURNS && says !== null && !phone.hungUp; turn++) {
      const saidAtMs = await say(phone, await speaker.say(booking.voice, says));
      await phone.listen(saidAtMs, ANSWER_WITHIN_MS);
      while (!phone.hungUp && isLookingUp(await messagesOf(client, desk)))
        await phone.listen(Date.now(), ANSWER_WITHIN_MS);
      const answeredAtMs = phone.soundStartsMs.find((startMs) => startMs > saidAtMs);
      if (answeredAtMs !== undefined) delaysMs.push(answeredAtMs - saidAtMs);
      const lines = await botLines(client, desk);
      const told = lines.slice(read).join(' ');
      says = answerToDoubt(told, booking) ?? spelled(told, booking) ?? script.answer(told);
      read = lines.length;
    }
    if (!phone.hungUp) await phone.hangUp();
  } catch (error) {
    brokeOff = error instanceof Error ? error.message : String(error);
  } finally {
    phone.close();
  }
  const made = (await desk.entries()).filter(({ id }) => !before.has(id));
  return { made, delaysMs, transcript: await transcriptOf(client, desk), brokeOff };
}

/** Says it; resolves to when its last sound left, epoch ms. */
async function say(phone: PhoneCaller, sound: Float64Array): Promise<number> {
  await phone.say(
    Int16Array.from(sound, (sample) => Math.max(-LOUDEST, Math.min(LOUDEST, sample))),
  );
  return Date.now();
}

async function messagesOf(client: VoiceClient, desk: BusinessDesk) {
  const [call] = await client.calls(desk.assistantId);
  return call?.artifact?.messages ?? [];
}

async function botLines(client: VoiceClient, desk: BusinessDesk): Promise<string[]> {
  const messages = await messagesOf(client, desk);
  return messages.filter(({ role }) => role === 'bot').map(({ message }) => message ?? '');
}

async function transcriptOf(client: VoiceClient, desk: BusinessDesk): Promise<string> {
  const messages = await messagesOf(client, desk);
  return messages
    .filter(({ role }) => role === 'bot' || role === 'user')
    .map(({ role, message }) => `${role === 'bot' ? 'Assistant' : 'Heard'}: ${message ?? ''}`)
    .join('\n');
}
