import { z } from 'zod';

/** yyyy-mm-dd in the business's time zone. */
const localDate = z.iso.date();
/** HH:MM, 24 hours, in the business's time zone. */
const localTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'time must be HH:MM');

export const bookAppointmentArguments = z.object({
  /** "table", "haircut", "double room", "appointment" */
  service: z.string().min(1).max(120),
  partySize: z.number().int().min(1).max(500).optional(),
  date: localDate,
  time: localTime,
  name: z.string().min(1).max(120),
  /** As the caller said it; E.164 where it parses. */
  phoneNumber: z.string().max(40).optional(),
  notes: z.string().max(1_000).optional(),
});
export type BookAppointmentArguments = z.infer<typeof bookAppointmentArguments>;

export const takeMessageArguments = z.object({
  message: z.string().min(1).max(2_000),
  name: z.string().max(120).optional(),
  phoneNumber: z.string().max(40).optional(),
});
export type TakeMessageArguments = z.infer<typeof takeMessageArguments>;

export const BOOK_APPOINTMENT = 'bookAppointment';
export const TAKE_MESSAGE = 'takeMessage';

/** `result` text of both tools, as JSON. "Booked" may be spoken only for `ok: true`. */
export const toolResult = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), id: z.uuid() }),
  z.object({ ok: z.literal(false), reason: z.string() }),
]);
export type ToolResult = z.infer<typeof toolResult>;

/** The tools that the product gives every assistant, as the voice API takes them. */
export const receptionistTools = [
  {
    type: 'function' as const,
    function: {
      name: BOOK_APPOINTMENT,
      description:
        'Books a reservation or appointment. Call it only after the caller agreed to what you read back.',
      parameters: z.toJSONSchema(bookAppointmentArguments) as Record<string, unknown>,
    },
  },
  {
    type: 'function' as const,
    function: {
      name: TAKE_MESSAGE,
      description: 'Writes down a message for the business.',
      parameters: z.toJSONSchema(takeMessageArguments) as Record<string, unknown>,
    },
  },
  { type: 'endCall' as const },
];
