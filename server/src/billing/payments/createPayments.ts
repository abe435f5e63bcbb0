import type { Clock } from '@belldesk/kit/clock';
import type { Config } from '@belldesk/kit/config';
import type { Logger } from '@belldesk/kit/logger';
import type { Database } from '../../db/client.ts';
import { createTestPayments } from '../local/provider.ts';
import { createStripePayments } from '../stripe/provider.ts';
import { createNoPayments } from './noPayments.ts';
import type { Payments } from './payments.ts';

/** Stripe where it is configured; else the local test provider where it is turned on; else nobody. */
export function createPayments({
  db,
  config,
  clock,
  logger,
}: {
  readonly db: Database;
  readonly config: Pick<Config, 'stripe' | 'checkout' | 'publicUrl'>;
  readonly clock: Clock;
  readonly logger: Logger;
}): Payments {
  const { stripe, checkout, publicUrl } = config;
  if (!stripe) return checkout === 'test' ? createTestPayments({ db, clock }) : createNoPayments();
  return createStripePayments({ ...stripe, publicUrl, clock, logger });
}
