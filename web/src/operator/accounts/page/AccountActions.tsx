import type { OperatorAccount } from '@belldesk/contract/product/operator';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { client } from '../../../api/client.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { useAction } from '../../lists/useAction.ts';
import { MoneyBackDialog } from '../MoneyBackDialog.tsx';
import { SuspendDialog } from '../SuspendDialog.tsx';
import { TwoFactorOffDialog } from '../TwoFactorOffDialog.tsx';

/** What an operator can do to an account; what cannot be done is not offered. */
export function AccountActions({ account }: { account: OperatorAccount }) {
  const { act, busy, problem } = useAction();
  const [asking, setAsking] = useState<'suspend' | 'money-back' | 'two-factor' | null>(null);
  const asked = (question: typeof asking) => (asking === question ? account : null);
  const close = () => setAsking(null);
  const open = () => {
    const work = () => client.operator.unsuspend({ userId: account.id });
    void act(account.id, work, t`The account is open again`);
  };
  const caption = account.suspension ? t`Reopen` : t`Suspend`;
  return (
    <div className="flex flex-col items-start gap-3">
      {problem && <ErrorBanner>{problem}</ErrorBanner>}
      <div className="flex flex-wrap gap-3">
        {account.role !== 'operator' && (
          <Button
            kind="secondary"
            busy={busy !== null}
            aria-label={`${caption}: ${account.email}`}
            onClick={account.suspension ? open : () => setAsking('suspend')}
          >
            {caption}
          </Button>
        )}
        {account.planId !== 'starter' && (
          <Button
            kind="secondary"
            aria-label={t`Money back: ${account.email}`}
            onClick={() => setAsking('money-back')}
          >
            <Trans>Refund</Trans>
          </Button>
        )}
        {account.twoFactor && !account.isYou && (
          <Button
            kind="secondary"
            aria-label={t`Turn off two-factor: ${account.email}`}
            onClick={() => setAsking('two-factor')}
          >
            <Trans>Turn off two-factor</Trans>
          </Button>
        )}
      </div>
      <MoneyBackDialog account={asked('money-back')} onClose={close} />
      <TwoFactorOffDialog account={asked('two-factor')} onClose={close} />
      <SuspendDialog account={asked('suspend')} onClose={close} />
    </div>
  );
}
