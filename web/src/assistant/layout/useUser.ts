import type { SessionUser } from '@belldesk/contract/product/account';
import { createContext, useContext } from 'react';

export const UserContext = createContext<SessionUser | null>(null);

/** The one who is signed in; only within the layout, which lets nobody else through. */
export function useUser(): SessionUser {
  const user = useContext(UserContext);
  if (!user) throw new Error('useUser stands outside the signed-in layout');
  return user;
}
