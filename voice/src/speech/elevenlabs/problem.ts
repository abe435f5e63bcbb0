import { z } from 'zod';

const refusalBody = z.object({ detail: z.object({ status: z.string() }) });

/** The `detail.status` of an error's body, such as `invalid_api_key`; null when there is none. */
export function detailStatusOf(body: string): string | null {
  try {
    return refusalBody.safeParse(JSON.parse(body)).data?.detail.status ?? null;
  } catch {
    return null;
  }
}

/** An empty account is told with 401 too (help.elevenlabs.io, "API - Error Code 400 or 401"). */
export function elevenLabsProblemOf(status: number, body: string): 'over-quota' | null {
  return status === 401 && detailStatusOf(body) === 'quota_exceeded' ? 'over-quota' : null;
}
