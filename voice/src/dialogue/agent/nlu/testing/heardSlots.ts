import { modelRequest } from '../../../testing/request.ts';
import { type AgentContext, readContext } from '../../context.ts';
import { hearSlots } from '../../forms/booking/heard.ts';
import { resolveTime } from '../../forms/booking/time.ts';
import { utterance } from '../normalise/utterance.ts';
import type { Spoken } from './spoken.ts';

function called(country: 'GB' | 'US'): AgentContext {
  const british = country === 'GB';
  return readContext(
    modelRequest({
      language: british ? 'en-GB' : 'en-US',
      country,
      timeZone: british ? 'Europe/London' : 'America/New_York',
      startedAtMs: Date.parse('2026-03-10T14:00:00Z'),
    }),
  );
}

/** Calls on Tuesday, 10 March 2026, in the afternoon (GB) or the morning (US). */
export const contexts = { GB: called('GB'), US: called('US') };

/** All slots of a booking that are heard in what was said, without those that are not. */
export function heardOf({ said, asked, country }: Spoken): Spoken['heard'] {
  const context = contexts[country ?? 'US'];
  const { raw, words } = utterance(said);
  const slots = hearSlots(words, { raw, asked, context, sized: true });
  const { date, part, partySize, name, phone, time } = slots;
  const all = { date, part, partySize, name, phone };
  const told = { ...all, time: time && resolveTime(time, date, context) };
  return Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined));
}
