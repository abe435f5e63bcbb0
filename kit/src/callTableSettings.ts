import { z } from 'zod';
import { define } from './setting.ts';

/** A service outside that keeps rows of calls, such as a spreadsheet with an API. */
export interface CallTableConfig {
  /** Answers the list of its rows. */
  readonly url: string;
  readonly key: string;
}

/** The settings of call log rows from elsewhere. */
export const callTableSettings = {
  CALL_TABLE_URL: define({
    schema: z.url({ protocol: /^https?$/ }),
    mustBe: 'a web address, such as https://table.example.com/rows',
    usual: 'the calls page shows the calls of the voice platform alone',
    means: 'Row list of a table service whose call log rows the calls page shows as well',
    secret: true,
  }),
  CALL_TABLE_KEY: define({
    schema: z.string().regex(/^[\x21-\x7e]+$/),
    mustBe: 'a key: letters, digits and signs, without spaces',
    usual: 'as CALL_TABLE_URL',
    means: 'API key of that service, sent as X-API-Key and as a bearer token',
    secret: true,
  }),
} as const;

interface CallTableValues {
  readonly CALL_TABLE_URL?: string;
  readonly CALL_TABLE_KEY?: string;
}

/** What is missing of a table that is set in part. */
export function callTableClashes(values: CallTableValues): string[] {
  const { CALL_TABLE_URL: url, CALL_TABLE_KEY: key } = values;
  if (url !== undefined && key === undefined)
    return ['CALL_TABLE_KEY must be set when CALL_TABLE_URL is.'];
  if (key !== undefined && url === undefined)
    return ['CALL_TABLE_URL must be set when CALL_TABLE_KEY is.'];
  return [];
}

/** The table, or null where none is set. */
export function callTableConfig(values: CallTableValues): CallTableConfig | null {
  const { CALL_TABLE_URL: url, CALL_TABLE_KEY: key } = values;
  return url === undefined || key === undefined ? null : { url, key };
}
