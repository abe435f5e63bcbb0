import type { Deps } from '../../context.ts';
import { findEmptied } from './queries.ts';

/** Deletes the voice platform's copy of a call whose words were erased here, its recordings with it. */
export async function eraseCall(
  { db, voice }: Pick<Deps, 'db' | 'voice'>,
  callRowId: string,
): Promise<void> {
  const callId = await findEmptied(db, callRowId);
  if (callId !== null) await voice.deleteCall(callId);
}
