import { Tabs as Parts } from 'radix-ui';
import type { ReactNode } from 'react';

interface Tab<T extends string> {
  /** Becomes part of an id: no spaces. */
  readonly value: T;
  readonly label: string;
  readonly content: ReactNode;
}

interface TabsProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly tabs: readonly Tab<T>[];
}

export function Tabs<T extends string>({ label, value, onChange, tabs }: TabsProps<T>) {
  return (
    <Parts.Root value={value} onValueChange={(next) => onChange(next as T)}>
      <Parts.List aria-label={label} className="flex flex-wrap gap-x-6 border-b border-line">
        {tabs.map((tab) => (
          <Parts.Trigger
            key={tab.value}
            value={tab.value}
            className="-mb-px min-h-11 border-b-2 border-transparent px-1 font-medium text-muted hover:text-ink data-[state=active]:border-brass data-[state=active]:text-ink"
          >
            {tab.label}
          </Parts.Trigger>
        ))}
      </Parts.List>
      {tabs.map((tab) => (
        <Parts.Content key={tab.value} value={tab.value} className="pt-5">
          {tab.content}
        </Parts.Content>
      ))}
    </Parts.Root>
  );
}
