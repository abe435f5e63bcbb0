import { t } from '@lingui/core/macro';
import type { SiteLink } from './names.ts';

/** An entry of the menu; the page that is open is marked. */
export function MenuLink({ path, name, currentPath }: SiteLink & { currentPath: string }) {
  return (
    <a
      href={path}
      className="flex min-h-11 items-center rounded-sm px-3 font-medium whitespace-nowrap hover:text-pine aria-[current=page]:text-pine lg:px-2 xl:px-3"
      aria-current={path === currentPath ? 'page' : undefined}
    >
      {name}
    </a>
  );
}

/** The way to the assistant, for those who are signed in. */
export function SignedInLink({ currentPath }: { currentPath: string }) {
  return (
    <li className="hidden signed-in:block">
      <MenuLink path="/my-assistant" name={t`My AI Assistant`} currentPath={currentPath} />
    </li>
  );
}
