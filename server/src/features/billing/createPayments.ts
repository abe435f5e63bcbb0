import type { Clock } from '@belldesk/kit/clock';
import type { Config } from '@belldesk/kit/config';
import type { Logger } from '@belldesk/kit/logger';
import type { Database } from '../../db/client.ts';
import { createTestPayments } from './local/provider.ts';
import type { Payments } from './payments.ts';
import { createStripePayments } from './stripe/provider.ts';

/** Stripe where it is configured; else the local test provider, in which no money moves. */
export function createPayments({
  db,
  config,
  clock,
  logger,
}: {
  readonly db: Database;
  readonly config: Pick<Config, 'stripe' | 'publicUrl'>;
  readonly clock: Clock;
  readonly logger: Logger;
}): Payments {
  const { stripe, publicUrl } = config;
  if (!stripe) return createTestPayments({ db, clock });
  return createStripePayments({ ...stripe, publicUrl, clock, logger });
}
