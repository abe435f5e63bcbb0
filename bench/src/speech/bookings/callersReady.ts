import { Speaker } from '../../conversation/speech/speaker.ts';
import { neuralVoice } from '../ears/callers.ts';
import type { SpokenBooking } from './spokenBookings.ts';

/**
 * What speaks for the callers of these bookings: neural voices where the models are there, else flite. What they are sure to
 * say is rendered before any of them calls: rendering would take the processor from what is measured.
 */
export async function callersReady(bookings: readonly SpokenBooking[]): Promise<Speaker> {
  const speaker = new Speaker((await neuralVoice()) ?? undefined);
  for (const { voice, opening, answers } of bookings)
    for (const text of [opening, ...Object.values(answers)])
      if (text !== undefined) await speaker.say(voice, text);
  return speaker;
}
