import { t } from '@lingui/core/macro';
import type { TableHTMLAttributes } from 'react';
import { type Element, textOf } from '../../content/markdown.ts';
import { ScrollingTable } from './ScrollingTable.tsx';

interface ProseTableProps extends TableHTMLAttributes<HTMLTableElement> {
  readonly node?: Element | undefined;
}

/** A table of a text; it is called by its first heading. */
export function ProseTable({ node, ...rest }: ProseTableProps) {
  const [heading = ''] = node ? textOf(node).trim().split('\n') : [];
  return <ScrollingTable {...rest} label={t`Table: ${heading.trim()}`} />;
}
