import type { Line } from '@belldesk/contract/product/lines';
import type { LineRow } from './queries.ts';

/** A line as its business sees it. */
export function presentLine({
  line,
  assistantName,
}: {
  readonly line: LineRow;
  readonly assistantName: string | null;
}): Line {
  const { id, kind, address, assistantRowId } = line;
  const answers =
    assistantRowId === null || assistantName === null
      ? null
      : { assistantId: assistantRowId, name: assistantName };
  return { id, kind, address, answers };
}
