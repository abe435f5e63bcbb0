import { localMinute } from '@belldesk/contract/time/zone';

/** Of the files of a call: when it began where the business is, then its id, e.g. "2026-11-20-1100-<id>". */
export function fileStem(call: {
  readonly id: string;
  readonly startTime: Date;
  readonly timeZone: string;
}): string {
  const [date = '', time = ''] = localMinute(call.startTime.getTime(), call.timeZone).split('T');
  return `${date}-${time.replace(':', '')}-${call.id}`;
}
