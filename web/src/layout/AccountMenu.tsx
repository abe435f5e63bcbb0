import type { SessionUser } from '@belldesk/contract/product/account';
import { displayName } from '@belldesk/contract/product/displayName';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { DropdownMenu } from 'radix-ui';
import { type ReactNode, useEffect, useState } from 'react';
import { onAuth } from '../session/bus.ts';
import { readSession } from '../session/read.ts';
import { signOut } from '../session/signOut.ts';
import { AccountTrigger, type TriggerLook } from './AccountTrigger.tsx';

export const menuItemClasses =
  'flex min-h-11 items-center rounded-sm px-3 outline-none data-highlighted:bg-sunken data-disabled:text-muted';

interface AccountMenuProps {
  readonly look?: TriggerLook;
  /** It was pressed before it was there. */
  readonly isOpenAtOnce?: boolean;
  /** Further items, before the way out. */
  readonly children?: ReactNode;
}

/** Who is signed in, with the way to the dashboard and out. */
export function AccountMenu({ look = 'header', isOpenAtOnce = false, children }: AccountMenuProps) {
  const [user, setUser] = useState<SessionUser | null>(null);
  const [leaving, setLeaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    readSession().then(setUser, () => setUser(null));
    return onAuth((event) => setUser(event.user));
  }, []);

  const leave = async () => {
    setLeaving(true);
    setProblem(null);
    try {
      await signOut();
      window.location.assign('/');
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
      setLeaving(false);
    }
  };

  return (
    <div className="flex flex-wrap items-center gap-x-3">
      {problem && (
        <span role="alert" className="text-sm text-rose">
          {problem}
        </span>
      )}
      <DropdownMenu.Root modal={false} defaultOpen={isOpenAtOnce}>
        <DropdownMenu.Trigger asChild disabled={leaving}>
          <AccountTrigger
            look={look}
            name={user ? displayName(user) : t`Account`}
            avatarUrl={user?.avatarUrl ?? null}
            isLeaving={leaving}
          />
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content
            align="end"
            sideOffset={6}
            collisionPadding={8}
            className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-48 overflow-y-auto rounded-md bg-card p-2 text-ink shadow-float"
          >
            <DropdownMenu.Item asChild>
              <a href="/my-assistant" className={menuItemClasses}>
                <Trans>My Dashboard</Trans>
              </a>
            </DropdownMenu.Item>
            {user?.role === 'operator' && (
              <DropdownMenu.Item asChild>
                <a href="/operator" className={menuItemClasses}>
                  <Trans>Operator Console</Trans>
                </a>
              </DropdownMenu.Item>
            )}
            {children}
            <DropdownMenu.Item className={menuItemClasses} onSelect={() => void leave()}>
              <Trans>Sign Out</Trans>
            </DropdownMenu.Item>
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
    </div>
  );
}
