import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { testimonials } from '../../content/testimonials.ts';
import { KeyRack } from '../../illustrations/KeyRack.tsx';
import { Island } from '../../islands/Island.tsx';
import { AccountPage, TextLink } from '../AccountPage.tsx';
import { Quote } from '../signUp/Quote.tsx';
import { GoogleOffer } from './GoogleOffer.tsx';
import { SignInPanel } from './SignInPanel.tsx';

const BENEFITS = [
  t`Access your dashboard`,
  t`Manage voice configurations`,
  t`View call logs and analytics`,
  t`Update business information`,
];

export function SignInPage() {
  return (
    <AccountPage
      title={t`Sign in`}
      lead={t`Welcome back.`}
      form={
        <GoogleOffer>
          <Island name="sign-in" component={SignInPanel} props={{}} wake="idle" />
        </GoogleOffer>
      }
      otherwise={
        <Trans>
          New here? <TextLink href="/sign-up">Create a free account</TextLink>
        </Trans>
      }
      side={
        <>
          <KeyRack className="w-44" />
          <h2 className="headline mt-6 text-2xl">
            <Trans>In your account</Trans>
          </h2>
          <ul className="mt-4 mb-8 divide-y divide-line border-y border-line">
            {BENEFITS.map((benefit) => (
              <li key={benefit} className="py-3">
                {benefit}
              </li>
            ))}
          </ul>
          <Quote testimonial={testimonials.signIn} />
        </>
      }
    />
  );
}
