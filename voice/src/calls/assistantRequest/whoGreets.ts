import type { CallRow } from '../../store/calls/queries.ts';
import { openAssistant, type Sealer } from '../../store/sealer.ts';
import type { Engine } from '../engine.ts';
import { type Receptionist, receptionistOf } from '../receptionist.ts';
import { withRecordingNotice } from '../recording/recordingNotice.ts';
import { warmGreeting } from '../warmGreeting.ts';
import { type Answers, type AskingMeans, whoAnswers } from './whoAnswers.ts';

type Greeter = Pick<Answers, 'dto' | 'knownCaller' | 'lastWords'>;

/**
 * Who answers a call that rings, with the first sentence of the greeting made ready. The usual greeting is made ready
 * while the assistant's server is asked, so that nobody waits for one after the other. Never throws for what was asked.
 */
export async function whoGreets(
  ringing: CallRow,
  engine: Engine,
  means: Pick<AskingMeans, 'sealer' | 'resolve'>,
): Promise<{ readonly answers: Answers; readonly receptionist: Receptionist }> {
  const asItIs = { dto: ringing.assistant, knownCaller: null, lastWords: null };
  const usual = greeterOf(asItIs, engine, means.sealer);
  const [answers] = await Promise.all([
    whoAnswers(ringing, { clock: engine.clock, logger: engine.logger, ...means }),
    warmGreeting(engine, usual),
  ]);
  const receptionist = greeterOf(answers, engine, means.sealer);
  if (receptionist.greeting !== usual.greeting) await warmGreeting(engine, receptionist);
  return { answers, receptionist };
}

/** Of a call that ends behind its first words nothing is recorded, and nobody need be told that it is. */
function greeterOf(
  { dto, knownCaller, lastWords }: Greeter,
  engine: Pick<Engine, 'callRecordings'>,
  sealer: Sealer,
): Receptionist {
  const receptionist = { ...receptionistOf(openAssistant(dto, sealer)), knownCaller };
  return lastWords === null
    ? withRecordingNotice(receptionist, engine)
    : { ...receptionist, greeting: lastWords, recordsCalls: false };
}
