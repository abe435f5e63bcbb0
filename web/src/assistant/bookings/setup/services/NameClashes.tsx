import type { NameClash } from '@belldesk/contract/product/services';
import { t } from '@lingui/core/macro';
import { TriangleAlert } from 'lucide-react';

/** What callers get who say a name that two services have. */
function clashText({ said, services: [one, other], means }: NameClash): string {
  if (means === null)
    return t`Callers who say “${said}” are asked to choose between ${one} and ${other}.`;
  return t`Callers who say “${said}” get ${means}, not ${means === one ? other : one}.`;
}

/** Names that two services share, told plainly; nothing where there are none. */
export function NameClashes({ clashes }: { readonly clashes: readonly NameClash[] }) {
  if (clashes.length === 0) return null;
  return (
    <ul className="mt-4 flex flex-col gap-1.5 text-sm" aria-label={t`Duplicate names`}>
      {clashes.map((clash) => (
        <li key={`${clash.said} ${clash.services.join(' ')}`} className="flex gap-2 wrap-anywhere">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0">{clashText(clash)}</span>
        </li>
      ))}
    </ul>
  );
}
