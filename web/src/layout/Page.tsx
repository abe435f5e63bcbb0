import type { ReactNode } from 'react';
import { Island } from '../islands/Island.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { AccountSlot } from './AccountSlot.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';

/** Header, content and footer of a prerendered page. */
export function Page({
  path,
  year,
  children,
}: {
  path: string;
  year: number;
  children: ReactNode;
}) {
  return (
    <>
      <SiteHeader
        currentPath={path}
        account={
          <AccountSlot
            menu={<Island name="account-menu" component={AccountMenu} props={{}} wake="touch" />}
          />
        }
      />
      <main id="main">{children}</main>
      <SiteFooter year={year} />
    </>
  );
}
