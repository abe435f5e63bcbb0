import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { voiceId } from '@belldesk/contract/catalogue/voices';
import { type BusinessFile, businessFile } from '@belldesk/e2e/businessCalls/format';
import { parse } from 'yaml';
import { z } from 'zod';

const business = z.enum(['restaurant', 'salon']);
export type BusinessName = z.infer<typeof business>;

/** A caller who wants one booking, and what they say, written as it is spoken. */
const spokenBooking = z.strictObject({
  id: z.string(),
  voice: voiceId,
  business,
  wants: z.strictObject({
    /** "tomorrow", "day after tomorrow", or a weekday: the next one. */
    day: z.string(),
    time: z.string().regex(/^\d\d:\d\d$/),
    party: z.number().int().optional(),
    service: z.string().optional(),
    name: z.string(),
    phone: z.string(),
  }),
  opening: z.string(),
  answers: z.strictObject({
    day: z.string(),
    time: z.string(),
    party: z.string().optional(),
    service: z.string().optional(),
    name: z.string(),
    phone: z.string(),
    confirm_yes: z.string(),
    nothing_else: z.string(),
  }),
});
export type SpokenBooking = z.infer<typeof spokenBooking>;

const folder = new URL('../../../../e2e/spokenCalls/', import.meta.url);

async function read<T>(path: string, schema: z.ZodType<T>): Promise<T> {
  const result = schema.safeParse(
    parse(await readFile(fileURLToPath(new URL(path, folder)), 'utf8')),
  );
  if (!result.success) throw new Error(`${path}: ${z.prettifyError(result.error)}`);
  return result.data;
}

/**
 * Those with odd numbers may be worked with (`open`); of the others only the counts are looked at (`held`).
 * @throws Error that names the file and what does not fit
 */
export async function loadSpokenBookings(half: 'open' | 'held'): Promise<SpokenBooking[]> {
  const all = await read('bookings.yaml', z.array(spokenBooking));
  return all.filter((_, index) => (index % 2 === 0) === (half === 'open'));
}

/** @throws Error that names the file and what does not fit */
export function loadBusiness(name: BusinessName): Promise<BusinessFile> {
  return read(`businesses/${name}.yaml`, businessFile);
}
