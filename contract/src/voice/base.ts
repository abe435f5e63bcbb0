import { z } from 'zod';

/** What every stored object of the voice API carries. Times are ISO 8601. */
export const base4 = z.object({
  id: z.uuid(),
  orgId: z.uuid(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Base4 = z.infer<typeof base4>;

/** Body of every error of the voice API. */
export const voiceApiError = z.object({
  message: z.union([z.string(), z.array(z.string())]),
  error: z.string(),
  statusCode: z.number().int(),
});
export type VoiceApiError = z.infer<typeof voiceApiError>;

export const listQuery = z.object({
  limit: z.coerce.number().int().min(0).max(1000).default(100),
  createdAtGt: z.iso.datetime({ offset: true }).optional(),
  createdAtLt: z.iso.datetime({ offset: true }).optional(),
  createdAtGe: z.iso.datetime({ offset: true }).optional(),
  createdAtLe: z.iso.datetime({ offset: true }).optional(),
  updatedAtGt: z.iso.datetime({ offset: true }).optional(),
  updatedAtLt: z.iso.datetime({ offset: true }).optional(),
  updatedAtGe: z.iso.datetime({ offset: true }).optional(),
  updatedAtLe: z.iso.datetime({ offset: true }).optional(),
});
export type ListQuery = z.infer<typeof listQuery>;
