import type { MemberRole } from '@belldesk/contract/product/roles';
import type { Site } from './site.ts';
import { signUp, type Visitor } from './visitor.ts';

export interface Worker {
  readonly visitor: Visitor;
  readonly userId: string;
  readonly email: string;
}

/** Somebody new, with whom they are by their session. */
export async function newWorker(site: Site, name: string): Promise<Worker> {
  const visitor = await signUp(site, name);
  const { body } = await visitor.send<{ user: { id: string; email: string } }>(
    'GET',
    '/api/account/session',
  );
  return { visitor, userId: body.user.id, email: body.user.email };
}

/** Somebody new who works for a business, which is the one chosen; no mail is sent for it. */
export async function joinAs(
  site: Site,
  organisationId: string,
  role: MemberRole,
  name: string,
): Promise<Worker> {
  const worker = await newWorker(site, name);
  await site.sql('delete from organisations where owner_id = $1', [worker.userId]);
  await site.sql('insert into members (organisation_id, user_id, role) values ($1, $2, $3)', [
    organisationId,
    worker.userId,
    role,
  ]);
  return worker;
}
