import type { SessionUser } from '@belldesk/contract/product/account';
import { displayName } from '@belldesk/contract/product/displayName';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ChevronDown, CircleUserRound } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useEffect, useState } from 'react';
import { onAuth } from '../session/bus.ts';
import { readSession } from '../session/read.ts';
import { signOut } from '../session/signOut.ts';
import { Spinner } from '../ui/Spinner.tsx';

const itemClasses =
  'flex min-h-11 items-center rounded-sm px-3 outline-none data-highlighted:bg-sunken data-disabled:text-muted';

/** Who is signed in, with the way to the dashboard and out. */
export function AccountMenu() {
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

  const name = user ? displayName(user) : t`Account`;
  return (
    <div className="flex items-center gap-3">
      {problem && (
        <span role="alert" className="text-sm text-rose">
          {problem}
        </span>
      )}
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger
          disabled={leaving}
          className="flex min-h-11 items-center gap-2 rounded-md px-2 font-medium hover:bg-sunken"
        >
          {leaving && <Spinner />}
          {user?.avatarUrl ? (
            <img src={user.avatarUrl} alt="" className="size-7 rounded-full" />
          ) : (
            <CircleUserRound aria-hidden="true" className="size-6 text-pine" />
          )}
          <span className="sr-only sm:not-sr-only sm:max-w-40 sm:truncate lg:max-w-24 xl:max-w-40">
            {name}
          </span>
          <ChevronDown aria-hidden="true" className="size-4 text-muted" />
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content
            align="end"
            sideOffset={6}
            className="z-50 min-w-48 rounded-md bg-card p-2 text-ink shadow-float"
          >
            <DropdownMenu.Item asChild>
              <a href="/my-assistant" className={itemClasses}>
                <Trans>My Dashboard</Trans>
              </a>
            </DropdownMenu.Item>
            {user?.role === 'operator' && (
              <DropdownMenu.Item asChild>
                <a href="/operator" className={itemClasses}>
                  <Trans>Operator Console</Trans>
                </a>
              </DropdownMenu.Item>
            )}
            <DropdownMenu.Item className={itemClasses} onSelect={() => void leave()}>
              <Trans>Sign Out</Trans>
            </DropdownMenu.Item>
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
    </div>
  );
}
