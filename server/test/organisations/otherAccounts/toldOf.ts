import type { ChangeTopic } from '@belldesk/contract/product/changes';
import { type Site, TEST_NOW_MS } from '../../support/site.ts';
import { askTool, callFrom } from '../../support/toolCalls.ts';
import { type Visitor, webhook } from '../../support/visitor.ts';
import type { TenantFixture } from './tenantFixture.ts';

interface Told {
  /** Which browser of the tenantFixture is told. */
  readonly told?: (home: TenantFixture) => Visitor;
  /** Something that the tenantFixture is told of. */
  readonly cause: (site: Site, home: TenantFixture) => Promise<{ readonly status: number }>;
}

const takeMessage = async (site: Site, { assistant }: TenantFixture) => {
  const call = callFrom(assistant.assistantId, null);
  const { ok } = await askTool(site, call, { name: 'takeMessage', args: { message: 'Hello' } });
  return { status: ok ? 200 : 500 };
};

/** What is told of each topic. */
export const toldOf: Readonly<Record<ChangeTopic, Told>> = {
  sessions: {
    told: ({ otherBrowser }) => otherBrowser,
    cause: (_site, { owner, ids }) => owner.send('DELETE', `/api/account/devices/${ids.device}`),
  },
  billing: { cause: (_site, { owner }) => owner.rpc('billing/cancel') },
  schedule: {
    cause: (_site, { owner, ids }) => owner.rpc('bookings/cancel', { id: ids.booking, version: 1 }),
  },
  calls: {
    cause: (site, { assistant }) =>
      webhook(site, {
        type: 'status-update',
        timestamp: TEST_NOW_MS,
        status: 'in-progress',
        call: callFrom(assistant.assistantId, null),
      }),
  },
  inbox: { cause: takeMessage },
};
