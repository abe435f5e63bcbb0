import { createHash } from 'node:crypto';
import { BusinessDesk } from '@belldesk/e2e/businessCalls/desk';
import { Owner } from '@belldesk/e2e/owner';
import type { Platform } from '@belldesk/e2e/platform';
import { VoiceClient } from '@belldesk/e2e/voiceClient';
import type { Speaker } from '../../conversation/speech/speaker.ts';
import { heardWrong } from './heardBooking.ts';
import { type BusinessName, loadBusiness, type SpokenBooking } from './spokenBookings.ts';
import { makeSpokenCall, type SpokenCall } from './spokenCall.ts';

export interface PlayedBooking extends SpokenCall {
  readonly booking: SpokenBooking;
  /** Empty where all of it was heard right. */
  readonly wrong: readonly string[];
}

interface Line {
  readonly desk: BusinessDesk;
  readonly sipUser: string;
}

/**
 * Makes all the bookings, so many calls at once. Each lane has businesses of its own, so that what is new in a calendar
 * is of one call.
 * @param name begins the addresses that are made for it
 */
export async function playBookings(
  platform: Platform,
  speaker: Speaker,
  {
    bookings,
    callsAtOnce,
    name,
  }: { bookings: readonly SpokenBooking[]; callsAtOnce: number; name: string },
): Promise<PlayedBooking[]> {
  const client = new VoiceClient(platform);
  const waiting = [...bookings];
  const played: PlayedBooking[] = [];
  const lane = async (user: string): Promise<void> => {
    const lines = new Map<BusinessName, Line>();
    for (let booking = waiting.shift(); booking; booking = waiting.shift()) {
      const { business, wants } = booking;
      const line =
        lines.get(business) ?? (await openLine(platform, client, `${user}-${business}`, business));
      lines.set(business, line);
      const options = { sipPort: platform.sipPort, client, speaker, ...line };
      const call = await makeSpokenCall(booking, options);
      const date = line.desk.day(wants.day.replace('day after tomorrow', 'in 2 days'));
      played.push({ ...call, booking, wrong: heardWrong(booking, call.made, date) });
    }
  };
  await Promise.all(
    Array.from({ length: callsAtOnce }, (_, index) => lane(`${name}-${index + 1}`)),
  );
  return played;
}

/** Sign-ups from one address are limited: each owner has one of the block for documentation (RFC 5737). */
function ownAddress(sipUser: string): string {
  const digest = createHash('sha256').update(sipUser).digest();
  return `198.51.100.${digest.readUInt8(0)}`;
}

async function openLine(
  platform: Platform,
  client: VoiceClient,
  sipUser: string,
  business: BusinessName,
): Promise<Line> {
  const owner = await Owner.signUp(platform.url, `${sipUser}@example.com`, ownAddress(sipUser));
  const desk = await BusinessDesk.open(owner, client, await loadBusiness(business));
  await client.createAddress(sipUser, desk.assistantId);
  return { desk, sipUser };
}
