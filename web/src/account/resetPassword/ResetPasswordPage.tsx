import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { KeyRack } from '../../illustrations/KeyRack.tsx';
import { Island } from '../../islands/Island.tsx';
import { AccountPage, TextLink } from '../AccountPage.tsx';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';

const ADVICE = [
  t`Longer is stronger: four plain words beat one clever one`,
  t`Use it only here`,
  t`Let a password manager remember it`,
];

export function ResetPasswordPage() {
  return (
    <AccountPage
      title={t`Choose a new password`}
      lead={t`Your old password works until you set a new one.`}
      form={<Island name="reset-password" component={ResetPasswordForm} props={{}} wake="load" />}
      otherwise={
        <Trans>
          Remember your password? <TextLink href="/sign-in">Sign in</TextLink>
        </Trans>
      }
      side={
        <>
          <KeyRack className="w-44" />
          <h2 className="headline mt-6 text-2xl">
            <Trans>Pick a strong password</Trans>
          </h2>
          <ul className="mt-4 divide-y divide-line border-y border-line">
            {ADVICE.map((advice) => (
              <li key={advice} className="py-3">
                {advice}
              </li>
            ))}
          </ul>
        </>
      }
    />
  );
}
