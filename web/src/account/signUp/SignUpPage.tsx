import { claims } from '@belldesk/contract/catalogue/claims';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { testimonials } from '../../content/testimonials.ts';
import { DeskBell } from '../../illustrations/DeskBell.tsx';
import { Island } from '../../islands/Island.tsx';
import { AccountPage, TextLink } from '../AccountPage.tsx';
import { GoogleOffer } from '../signIn/GoogleOffer.tsx';
import { Quote } from './Quote.tsx';
import { SignUpPanel } from './SignUpPanel.tsx';

const WHAT_FOLLOWS = [
  t`Create your assistant`,
  t`Select its voice and personality`,
  t`Train it with your business information`,
  t`Launch your 24/7 assistant`,
];

export function SignUpPage() {
  return (
    <AccountPage
      title={t`Create your account`}
      lead={t`Start with ${claims.freeMinutesToStart} free minutes. Your assistant is ready in about a minute.`}
      form={
        <GoogleOffer>
          <Island name="sign-up" component={SignUpPanel} props={{}} wake="idle" />
          <p className="mt-4 text-sm text-muted">
            <Trans>
              By creating an account you agree to our{' '}
              <TextLink href="/terms">Terms of Service</TextLink> and our{' '}
              <TextLink href="/privacy">Privacy Policy</TextLink>.
            </Trans>
          </p>
        </GoogleOffer>
      }
      otherwise={
        <Trans>
          Already have an account? <TextLink href="/sign-in">Sign in</TextLink>
        </Trans>
      }
      side={
        <>
          <DeskBell className="w-44" />
          <h2 className="headline mt-6 text-2xl">
            <Trans>What happens next</Trans>
          </h2>
          <ol className="mt-4 mb-8 divide-y divide-line border-y border-line">
            {WHAT_FOLLOWS.map((step, index) => (
              <li key={step} className="flex gap-4 py-3">
                <span className="headline w-4 text-brass-deep">{index + 1}</span>
                {step}
              </li>
            ))}
          </ol>
          <div className="flex flex-col gap-6">
            <Quote testimonial={testimonials.signUpResponse} />
            <Quote testimonial={testimonials.signUpSatisfaction} />
          </div>
        </>
      }
    />
  );
}
