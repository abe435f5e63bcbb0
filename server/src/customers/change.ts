import type { ChangeCustomerInput, Customer } from '@belldesk/contract/product/customers';
import { requireMember } from '../access/requireMember.ts';
import type { Ctx } from '../context.ts';
import type { Transaction } from '../db/client.ts';
import { enqueue } from '../jobs/queries.ts';
import { findCountry } from '../organisations/locations/queries.ts';
import { customerOf } from './get.ts';
import { toE164 } from './phoneNumber.ts';
import { checkSeen, noSuchCustomer, refuseField } from './policy.ts';
import {
  deleteNumbers,
  findCustomer,
  findIdByNumber,
  insertNumbers,
  listNumbers,
  lockCustomers,
  type Own,
  updateCustomer,
} from './queries.ts';

/**
 * Changes what is known of a customer. What was booked, said and called under a number that is taken away stays theirs.
 * @throws AppError unauthenticated, not-found, conflict, bad-input (no number, or another customer's)
 */
export async function changeCustomer({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: ChangeCustomerInput;
}): Promise<Customer> {
  const { organisationId } = requireMember(ctx, 'change a customer');
  const own = { id: input.id, organisationId };
  const updatedAt = new Date(ctx.clock.nowMs());
  return ctx.db.transaction(async (tx) => {
    await lockCustomers(tx, organisationId);
    const row = await findCustomer(tx, own);
    if (!row) throw noSuchCustomer();
    checkSeen(input.version, row.version);
    await replaceNumbers(tx, own, input.numbers, updatedAt);
    const { email, notes, mayBeWrittenTo } = input;
    const name = input.name === '' ? null : input.name;
    await updateCustomer(tx, own, { name, email, notes, mayBeWrittenTo, updatedAt });
    return customerOf(tx, own);
  });
}

async function replaceNumbers(
  tx: Transaction,
  own: Own,
  written: readonly string[],
  now: Date,
): Promise<void> {
  const { organisationId } = own;
  const country = await findCountry(tx, organisationId);
  const wanted = [...new Set(written.map((text, index) => e164At(text, index, country)))];
  const present = (await listNumbers(tx, { organisationId, ids: [own.id] })).map(
    ({ number }) => number,
  );
  const added = wanted.filter((number) => !present.includes(number));
  for (const number of added) {
    const whose = await findIdByNumber(tx, { organisationId, number });
    if (whose === null) continue;
    const other = await findCustomer(tx, { id: whose, organisationId });
    refuseField(
      `numbers.${wanted.indexOf(number)}`,
      `${number} belongs to ${other?.name ?? 'another customer'}. Merge the two customers instead.`,
    );
  }
  await deleteNumbers(
    tx,
    own,
    present.filter((number) => !wanted.includes(number)),
  );
  await insertNumbers(tx, own, added, now);
  if (added.length > 0) await enqueue(tx, 'link-calls', { customerId: own.id });
}

function e164At(text: string, index: number, country: string | null): string {
  const number = toE164(text, country);
  if (number !== null) return number;
  return refuseField(
    `numbers.${index}`,
    `${text} is not a phone number. Enter it with its country code, such as +44 20 7946 0018.`,
  );
}
