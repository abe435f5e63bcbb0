import { t } from '@lingui/core/macro';
import { Monitor, Moon, Sun } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useState } from 'react';
import { AccountMenu, menuItemClasses } from '../../layout/AccountMenu.tsx';
import type { TriggerLook } from '../../layout/AccountTrigger.tsx';
import { siteLinks } from '../../layout/names.ts';
import { chooseTheme, keptTheme, type Theme } from '../../theme/theme.ts';

const THEMES = [
  { value: 'light', name: t`Light`, icon: Sun },
  { value: 'dark', name: t`Dark`, icon: Moon },
  { value: 'system', name: t`System`, icon: Monitor },
] as const satisfies readonly { readonly value: Theme; readonly name: string; icon: unknown }[];

interface ShellAccountMenuProps {
  readonly look: TriggerLook;
  readonly isOpenAtOnce: boolean;
}

/** The account menu within an area: with what the site's header has, and the choice of colours. */
export function ShellAccountMenu(props: ShellAccountMenuProps) {
  return (
    <AccountMenu {...props}>
      <DropdownMenu.Separator className="my-2 border-t border-line" />
      <ThemeChoice />
      <DropdownMenu.Separator className="my-2 border-t border-line" />
      <DropdownMenu.Group aria-label={t`Website`}>
        <DropdownMenu.Label className="px-3 pb-1 text-sm text-muted">{t`Website`}</DropdownMenu.Label>
        {siteLinks.flatMap(({ path, name, children = [] }) => [
          <SiteItem key={path} path={path} name={name} />,
          ...children.map((child) => <SiteItem key={child.path} {...child} isBelow />),
        ])}
      </DropdownMenu.Group>
      <DropdownMenu.Separator className="my-2 border-t border-line" />
    </AccountMenu>
  );
}

function SiteItem({ path, name, isBelow = false }: SiteItemProps) {
  return (
    <DropdownMenu.Item asChild>
      <a
        href={path}
        className={`flex min-h-9 items-center rounded-sm px-3 outline-none data-highlighted:bg-sunken ${isBelow ? 'ml-3 text-sm' : ''}`}
      >
        {name}
      </a>
    </DropdownMenu.Item>
  );
}

interface SiteItemProps {
  readonly path: string;
  readonly name: string;
  /** One of the pages that the one before it leads to. */
  readonly isBelow?: boolean;
}

/** Light, dark, or as the device has it; the menu stays open, to see what comes of it. */
function ThemeChoice() {
  const [theme, setTheme] = useState(keptTheme);
  return (
    <DropdownMenu.RadioGroup
      aria-label={t`Appearance`}
      value={theme}
      className="flex gap-1"
      onValueChange={(value) => {
        const chosen = THEMES.find((one) => one.value === value)?.value ?? 'system';
        chooseTheme(chosen);
        setTheme(chosen);
      }}
    >
      {THEMES.map(({ value, name, icon: Icon }) => (
        <DropdownMenu.RadioItem
          key={value}
          value={value}
          onSelect={(event) => event.preventDefault()}
          className={`${menuItemClasses} flex-1 flex-col justify-center gap-1 py-1.5 text-sm data-[state=checked]:bg-pine-soft data-[state=checked]:text-pine`}
        >
          <Icon aria-hidden="true" className="size-5" />
          {name}
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  );
}
