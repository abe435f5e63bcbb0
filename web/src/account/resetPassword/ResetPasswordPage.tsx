import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { KeyRack } from '../../illustrations/KeyRack.tsx';
import { Island } from '../../islands/Island.tsx';
import { AccountPage, TextLink } from '../AccountPage.tsx';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';

const ADVICE = [
  t`The longer, the better: four plain words are stronger than one clever one`,
  t`Take one that you use nowhere else`,
  t`A password manager remembers it for you`,
];

export function ResetPasswordPage() {
  return (
    <AccountPage
      title={t`Choose a new password`}
      lead={t`Your old key stays valid until you have cut a new one.`}
      form={<Island name="reset-password" component={ResetPasswordForm} props={{}} wake="load" />}
      otherwise={
        <Trans>
          You remember it after all? <TextLink href="/sign-in">Sign in</TextLink>
        </Trans>
      }
      side={
        <>
          <KeyRack className="w-44" />
          <h2 className="headline mt-6 text-2xl">
            <Trans>A key worth having</Trans>
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
