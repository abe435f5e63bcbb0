import type { Plan } from '@belldesk/contract/catalogue/plans';
import { t } from '@lingui/core/macro';

const counted = (count: number | null, one: string, many: string) =>
  `${count ?? t`any number of`} ${count === 1 ? one : many}`;

/** What a plan has room for: "3 assistants, 3 locations and 5 people". */
export function roomText({ assistants, locations, members }: Plan): string {
  if (assistants === null && locations === null && members === null)
    return t`any number of assistants, locations and people`;
  return [
    counted(assistants, 'assistant', 'assistants'),
    t`${counted(locations, 'location', 'locations')} and ${counted(members, 'person', 'people')}`,
  ].join(', ');
}
