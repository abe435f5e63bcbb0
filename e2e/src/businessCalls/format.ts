import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { z } from 'zod';

const pattern = z.string().refine((text) => {
  try {
    new RegExp(text, 'iu');
    return true;
  } catch {
    return false;
  }
}, 'must be a regular expression');
const clock = z.string().regex(/^\d\d:\d\d$/, 'must be HH:MM');

const booked = z.strictObject({
  /** Name of one of the services. */
  service: z.string(),
  /** As relativeDate.ts reads it: "tuesday", "next friday", "tomorrow". */
  date: z.string(),
  time: clock,
  name: z.string(),
  phoneNumber: z.string().nullable().default(null),
  partySize: z.number().int().nullable().default(null),
  /** Name of one of the resources that it holds. */
  resource: z.string().optional(),
});

/** A business as its owner set it up: what the wizard was told, and the pages of bookings. */
export const businessFile = z.strictObject({
  language: z.enum(['en-US', 'en-GB', 'es-ES', 'es-US', 'fr-FR', 'fr-CA']).default('en-GB'),
  timeZone: z.string(),
  country: z.string().length(2),
  wizard: z.strictObject({
    companyName: z.string(),
    phoneNumber: z.string(),
    businessDescription: z.string(),
    targetCustomers: z.string(),
    additionalDetails: z.string(),
  }),
  /** Left out where the owner left them to what is written above. */
  hours: z
    .array(
      z.strictObject({
        days: z.array(z.number().int().min(1).max(7)),
        from: clock,
        to: z.string(),
      }),
    )
    .optional(),
  exceptions: z
    .array(
      z.strictObject({
        date: z.string(),
        name: z.string(),
        ranges: z.array(z.strictObject({ from: clock, to: z.string() })).default([]),
      }),
    )
    .default([]),
  resources: z
    .array(
      z.strictObject({
        name: z.string(),
        kind: z.enum(['table', 'room', 'staff', 'other']),
        capacity: z.number().int().default(1),
        count: z.number().int().default(1),
      }),
    )
    .default([]),
  services: z
    .array(
      z.strictObject({
        name: z.string(),
        otherNames: z.array(z.string()).default([]),
        kind: z.enum(['appointment', 'reservation']),
        durationMinutes: z.number().int(),
        /** In whole units of the currency. */
        price: z.number().nullable().default(null),
        currency: z.string().length(3),
        resources: z.array(z.string()).default([]),
      }),
    )
    .default([]),
  /** What stands in the calendar before each call. */
  bookings: z.array(booked).default([]),
});
export type BusinessFile = z.infer<typeof businessFile>;

const line = z.strictObject({
  say: z.string().min(1),
  /** Each must match what is said to it. */
  answer: z.array(pattern).default([]),
  /** None may match. */
  not: z.array(pattern).default([]),
});

/** What a caller says when asked for it; of a list one each time, then the last again. */
const reply = z.union([z.string(), z.array(z.string()).min(1)]);
export const askedFor = z.enum([
  'name',
  'phone',
  'own-number',
  'day',
  'time',
  'people',
  'nights',
  'service',
  'with',
  'confirm',
  'change',
  'which',
  'message',
  'offer',
  'else',
]);
export type AskedFor = z.infer<typeof askedFor>;

export const businessCall = z.strictObject({
  id: z.string(),
  kind: z.enum(['question', 'unknown', 'booking', 'change', 'message', 'emergency', 'other']),
  /** What the caller is after, for whoever reads a failure. */
  wants: z.string(),
  /** The first begins the call; the next is said when the assistant asks what else there is. */
  lines: z.array(line).min(1),
  replies: z.partialRecord(askedFor, reply).default({}),
  expect: z
    .strictObject({
      /** All that is new in the calendar. */
      bookings: z
        .array(
          z.strictObject({
            ...booked.partial().shape,
            date: z.string(),
            time: clock,
            /** Patterns. */
            name: pattern.optional(),
            notes: pattern.optional(),
          }),
        )
        .default([]),
      /** Names under which what stood there is cancelled. */
      cancelled: z.array(z.string()).default([]),
      moved: z
        .array(z.strictObject({ name: z.string(), date: z.string(), time: clock }))
        .default([]),
      /** Patterns, one for each message that is taken. */
      messages: z.array(pattern).default([]),
      /** A message is as good as none. */
      messageAllowed: z.boolean().default(false),
    })
    .prefault({}),
  never: z.array(pattern).default([]),
});
export type BusinessCall = z.infer<typeof businessCall>;

export interface CallSet {
  readonly id: string;
  readonly business: BusinessFile;
  readonly calls: readonly BusinessCall[];
}

const folder = fileURLToPath(new URL('../../businessCalls/', import.meta.url));

async function read<T>(path: string, schema: z.ZodType<T>): Promise<T> {
  const result = schema.safeParse(parse(await readFile(join(folder, path), 'utf8')));
  if (!result.success) throw new Error(`${path}: ${z.prettifyError(result.error)}`);
  return result.data;
}

/** `open`, `practice`, `later` and `newer` may be read and worked with; those with `held` in their name are only counted. */
export type CallHalf =
  | 'open'
  | 'held'
  | 'practice'
  | 'later'
  | 'later-held'
  | 'newer'
  | 'newer-held';

/**
 * The calls of one half, business by business.
 * @throws Error that names the file and what does not fit
 */
export async function loadCallSets(half: CallHalf): Promise<CallSet[]> {
  const files = (await readdir(join(folder, half))).filter((name) => name.endsWith('.yaml')).sort();
  return Promise.all(
    files.map(async (file) => ({
      id: basename(file, '.yaml'),
      business: await read(join('businesses', file), businessFile),
      calls: await read(join(half, file), z.array(businessCall)),
    })),
  );
}
