import { greetingWithNotice } from '../../dialogue/recording/courtesy.ts';
import type { Engine } from '../engine.ts';
import type { Receptionist } from '../receptionist.ts';

/** The receptionist as a caller meets it: where the call will be recorded, the greeting says so. */
export function withRecordingNotice(
  receptionist: Receptionist,
  { callRecordings }: Pick<Engine, 'callRecordings'>,
): Receptionist {
  if (!receptionist.recordsCalls || !callRecordings) return receptionist;
  const { greeting, language } = receptionist;
  return { ...receptionist, greeting: greetingWithNotice(greeting, language) };
}
