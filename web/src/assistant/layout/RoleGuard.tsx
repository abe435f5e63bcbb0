import { may, whoMay } from '@belldesk/contract/product/roles';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link, Navigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonClasses } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { roleNames } from '../team/roleTexts.ts';
import { askedAt } from './areas.ts';
import { PageTitle } from './PageTitle.tsx';
import { useSignedIn } from './useUser.ts';

/** Where a sign-in leads, whatever the role. */
const AFTER_SIGN_IN = '/my-assistant/create';

/** The page at a path, for those whose role it is for; others are told whose it is. */
export function RoleGuard({ path, children }: { path: string; children: ReactNode }) {
  const { organisation } = useSignedIn();
  const asked = askedAt(path);
  if (asked === null || may(organisation.role, asked)) return children;
  if (path === AFTER_SIGN_IN) return <Navigate to="/my-assistant/calls" replace />;
  return (
    <>
      <PageTitle>{t`You do not have access`}</PageTitle>
      <EmptyState
        title={t`Your role here is ${roleNames[organisation.role].toLowerCase()}`}
        action={
          <Link to="/my-assistant/calls" className={buttonClasses()}>
            <Trans>Go to calls</Trans>
          </Link>
        }
      >
        <Trans>
          Only {whoMay(asked)} at {organisation.name} can see this page. The team page lists who to
          ask.
        </Trans>
      </EmptyState>
    </>
  );
}
