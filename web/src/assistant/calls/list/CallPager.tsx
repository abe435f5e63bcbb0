import type { CallList } from '@belldesk/contract/product/callList';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClasses } from '../../../ui/Button.tsx';
import type { CallSearch } from './callSearch.ts';

/** The ways to the pages beside this one; each is an address of its own. */
export function CallPager({ list, search }: { list: CallList; search: CallSearch }) {
  if (!list.newer && !list.older) return null;
  const { page: _page, ...filters } = search;
  return (
    <nav aria-label={t`Pages of the call log`} className="flex flex-wrap gap-2">
      {list.newer && (
        <>
          <Way to={filters}>
            <Trans>Newest</Trans>
          </Way>
          <Way to={{ ...filters, page: list.newer }}>
            <ChevronLeft aria-hidden="true" className="size-4" />
            <Trans>Newer</Trans>
          </Way>
        </>
      )}
      {list.older && (
        <>
          <Way to={{ ...filters, page: list.older }}>
            <Trans>Older</Trans>
            <ChevronRight aria-hidden="true" className="size-4" />
          </Way>
          <Way to={{ ...filters, page: 'oldest' }}>
            <Trans>Oldest</Trans>
          </Way>
        </>
      )}
    </nav>
  );
}

function Way({ to, children }: { to: CallSearch; children: ReactNode }) {
  return (
    <Link
      to="/my-assistant/calls"
      search={to}
      preload={false}
      className={buttonClasses({ kind: 'secondary', size: 'small' })}
    >
      {children}
    </Link>
  );
}
