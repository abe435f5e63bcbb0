import type { ReactNode } from 'react';
import { ISLAND, WAKE } from '../../islands/names.ts';
import type { IslandName } from '../../islands/registry.ts';
import { TAB_LIST } from './tabs.ts';

interface Tab {
  /** Stands in the address as its fragment. */
  readonly id: string;
  readonly label: string;
  readonly content: ReactNode;
}

/**
 * Tabs that are links to their panels until the script makes them what ARIA calls tabs: without it
 * the address chooses the panel (see styles/tabs.css). Needs no React in the browser.
 */
export function TabSet({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const island: IslandName = 'tabs';
  return (
    <div {...{ [ISLAND]: island, [WAKE]: 'load' }} className="tabs">
      <nav
        {...{ [TAB_LIST]: '' }}
        aria-label={label}
        className="flex gap-x-5 overflow-x-auto border-b border-line sm:gap-x-10"
      >
        {tabs.map((tab) => (
          <a
            key={tab.id}
            href={`#${tab.id}`}
            className="tab flex min-h-13 shrink-0 items-center border-b-2 border-transparent font-medium whitespace-nowrap text-muted hover:text-ink sm:text-lg"
          >
            {tab.label}
          </a>
        ))}
      </nav>
      {tabs.map((tab) => (
        <section
          key={tab.id}
          id={tab.id}
          aria-label={tab.label}
          className="tab-panel pt-8 sm:pt-12"
        >
          {tab.content}
        </section>
      ))}
    </div>
  );
}
