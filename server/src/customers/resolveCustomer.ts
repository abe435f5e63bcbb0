import { CUSTOMER_NAME_CHARACTERS } from '@belldesk/contract/product/customers';
import type { Transaction } from '../db/client.ts';
import { enqueue } from '../jobs/queries.ts';
import { isIdentifyingNumber, toE164 } from './phoneNumber.ts';
import {
  findIdByEmail,
  findIdByNumber,
  insertCustomer,
  insertNumbers,
  lockCustomers,
  noteContact,
} from './queries.ts';

/** Somebody who books, orders or leaves a message, as far as they are known. */
export interface Person {
  readonly organisationId: string;
  /** Where the business is; numbers without a country code are read there. */
  readonly country: string | null;
  readonly name: string | null;
  /** As it was given. */
  readonly phoneNumber: string | null;
  /** Number or SIP address from which they call; null by hand and in a browser. */
  readonly caller: string | null;
  readonly email: string | null;
  readonly nowMs: number;
}

/**
 * Finds the customer whom a booking, an order or a message is of, or makes one: by the number that was given, else the
 * one they called from, else by their address. A name that is known stays: two people may share a number. The business's
 * customers are locked until the transaction ends, so that two at the same moment make one.
 * @returns its id; null where neither number nor address is known
 */
export async function resolveCustomer(tx: Transaction, person: Person): Promise<string | null> {
  const { organisationId, email } = person;
  // What a caller is heard to say may be empty, or no end of words.
  const name = person.name?.trim().slice(0, CUSTOMER_NAME_CHARACTERS) || null;
  const number = numberOf(person);
  if (number === null && email === null) return null;
  await lockCustomers(tx, organisationId);
  const at = new Date(person.nowMs);
  const known =
    number === null
      ? email && (await findIdByEmail(tx, { organisationId, email }))
      : await findIdByNumber(tx, { organisationId, number });
  if (known) {
    await noteContact(tx, { id: known, organisationId }, { at, name, email });
    return known;
  }
  const id = await insertCustomer(tx, {
    organisationId,
    name,
    email,
    lastContactAt: at,
    createdAt: at,
    updatedAt: at,
  });
  if (number !== null) {
    await insertNumbers(tx, { id, organisationId }, [number], at);
    await enqueue(tx, 'link-calls', { customerId: id });
  }
  return id;
}

/** The customer who calls, where the number is somebody's; nobody is made. An owner who tries the assistant is nobody. */
export async function resolveCaller(
  tx: Transaction,
  call: Pick<Person, 'organisationId' | 'country' | 'caller'> & {
    readonly byOwner: boolean;
    readonly startTime: Date;
  },
): Promise<string | null> {
  const { organisationId } = call;
  const number = call.byOwner ? null : callersNumber(call);
  if (number === null) return null;
  await lockCustomers(tx, organisationId);
  const id = await findIdByNumber(tx, { organisationId, number });
  if (id) await noteContact(tx, { id, organisationId }, { at: call.startTime });
  return id;
}

function numberOf(person: Pick<Person, 'phoneNumber' | 'caller' | 'country'>): string | null {
  const given = person.phoneNumber && toE164(person.phoneNumber, person.country);
  return given || callersNumber(person);
}

function callersNumber({ caller, country }: Pick<Person, 'caller' | 'country'>): string | null {
  return caller !== null && isIdentifyingNumber(caller) ? toE164(caller, country) : null;
}
