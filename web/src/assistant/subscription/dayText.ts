import { dateText } from '@belldesk/contract/time/texts';

/** A day as it is where the reader sits: "5 December 2026". */
export function dayText(moment: string): string {
  return dateText(new Date(moment), undefined);
}
