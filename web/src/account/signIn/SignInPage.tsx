import { testimonials } from '../../content/testimonials.ts';
import { KeyRack } from '../../illustrations/KeyRack.tsx';
import { Island } from '../../islands/Island.tsx';
import { AccountPage, TextLink } from '../AccountPage.tsx';
import { Quote } from '../signUp/Quote.tsx';
import { GoogleOffer } from './GoogleOffer.tsx';
import { SignInPanel } from './SignInPanel.tsx';

const BENEFITS = [
  'Access your dashboard',
  'Manage voice configurations',
  'View call logs and analytics',
  'Update business information',
];

export function SignInPage() {
  return (
    <AccountPage
      title="Sign in"
      lead="Your key is on the rack."
      form={
        <GoogleOffer>
          <Island name="sign-in" component={SignInPanel} props={{}} wake="idle" />
        </GoogleOffer>
      }
      otherwise={
        <>
          New here? <TextLink href="/sign-up">Create a free account</TextLink>
        </>
      }
      side={
        <>
          <KeyRack className="w-44" />
          <h2 className="headline mt-6 text-2xl">Behind the desk</h2>
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
