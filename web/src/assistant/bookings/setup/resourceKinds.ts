import type { Resource } from '@belldesk/contract/product/services';
import { t } from '@lingui/core/macro';

export const resourceKindNames: Readonly<Record<Resource['kind'], string>> = {
  table: t`Table`,
  room: t`Room`,
  staff: t`Person`,
  other: t`Something else`,
};
