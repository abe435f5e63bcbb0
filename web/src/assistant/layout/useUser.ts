import type { SessionOrganisation, SessionUser } from '@belldesk/contract/product/account';
import { may, type Permission } from '@belldesk/contract/product/roles';
import { createContext, useContext } from 'react';

/** Who is signed in, and for which of their businesses. */
export interface SignedIn {
  readonly user: SessionUser;
  /** The one chosen; every page of the area shows what is its own. */
  readonly organisation: SessionOrganisation;
  readonly organisations: readonly SessionOrganisation[];
}

export const SignedInContext = createContext<SignedIn | null>(null);

/** Only within the layout, which lets nobody else through. */
export function useSignedIn(): SignedIn {
  const session = useContext(SignedInContext);
  if (!session) throw new Error('useSignedIn stands outside the signed-in layout');
  return session;
}

/** The one who is signed in. */
export function useUser(): SessionUser {
  return useSignedIn().user;
}

/** Whether the role of who is signed in permits something in the business chosen. */
export function useMay(wanted: Permission): boolean {
  return may(useSignedIn().organisation.role, wanted);
}
