import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** A page that the shell leads to. */
export interface ShellItem {
  readonly to: string;
  readonly name: string;
  readonly icon: LucideIcon;
  /** Beside its name, such as a count; nothing where none waits. */
  readonly count?: ReactNode;
  /** At the corner of its icon, where the count is told to assistive technology alone. */
  readonly dot?: ReactNode;
  /** The first page of an area: its path begins those of all others. */
  readonly isFirst?: boolean;
}

/** Pages that belong together. */
export interface ShellGroup {
  /** Above them; none above those of every day. */
  readonly name: string | null;
  readonly items: readonly ShellItem[];
}

export interface ShellNavigation {
  /** What assistive technology calls it. */
  readonly label: string;
  readonly groups: readonly ShellGroup[];
  /** Paths that the bar of narrow screens has, in its order; the others are behind More. */
  readonly inBar: readonly string[];
}
