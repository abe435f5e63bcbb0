import { eventually } from '../eventually.ts';
import type { Owner } from '../owner.ts';
import { WebCaller } from './webCaller.ts';

/** Books a table in a typed call. @returns id of the call in the owner's log */
export async function bookByTyping(
  url: string,
  owner: Owner,
  assistantId: string,
): Promise<string> {
  const caller = await WebCaller.call(url, owner, assistantId);
  await caller.hears(/how can i help/i);
  caller.type('A table for four tomorrow at seven pm, my name is John Smith');
  await caller.hears(/best phone number/i);
  caller.type('020 7946 0018');
  await caller.hears(/is that right/i);
  caller.type('Yes, that is right');
  await caller.until('taken');
  await caller.hangUp();
  const { id } = await eventually(async () =>
    (await owner.calls()).rows.find((row) => row.outcome === 'booking'),
  );
  return id;
}
