import type { PromptService } from '@belldesk/contract/business/promptServices';

/** A service of a calendar as an assistant knows it: half an hour by appointment, with nothing that it needs. */
export function promptService(name: string, changes: Partial<PromptService> = {}): PromptService {
  return {
    name,
    otherNames: [],
    kind: 'appointment',
    durationMinutes: 30,
    priceMinor: null,
    currency: 'GBP',
    resources: [],
    ...changes,
  };
}
