import { displayName } from '@belldesk/contract/product/displayName';
import { t } from '@lingui/core/macro';
import { lazy, Suspense, useEffect, useState } from 'react';
import { AccountTrigger, type TriggerLook } from '../../layout/AccountTrigger.tsx';
import { readSession } from '../../session/read.ts';

// Menus are a tenth of the area's first script, and nobody opens one before the page is there.
const ShellAccountMenu = lazy(() =>
  import('./ShellAccountMenu.tsx').then(({ ShellAccountMenu: menu }) => ({ default: menu })),
);

/** Who is signed in, with the account menu. @param isCompact without the name, which stays for assistive technology */
export function ShellAccount({ isCompact = false }: { isCompact?: boolean }) {
  const look: TriggerLook = isCompact ? 'icon' : 'sidebar';
  const [isWanted, setWanted] = useState(false);
  return (
    <Suspense fallback={<Waiting look={look} onPress={() => setWanted(true)} />}>
      <ShellAccountMenu look={look} isOpenAtOnce={isWanted} />
    </Suspense>
  );
}

/** The button before its menu is there; a press is kept. */
function Waiting({ look, onPress }: { look: TriggerLook; onPress: () => void }) {
  const [name, setName] = useState(t`Account`);
  useEffect(() => {
    readSession().then(
      (user) => user && setName(displayName(user)),
      () => {},
    );
  }, []);
  return <AccountTrigger look={look} name={name} avatarUrl={null} onClick={onPress} />;
}
