import type { z } from 'zod';

/** What is wrong with a tool's arguments, for the model to read: "time: time must be HH:MM". */
export function reasonOf(error: z.ZodError): string {
  return error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
}
