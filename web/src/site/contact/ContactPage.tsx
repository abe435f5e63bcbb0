import { Trans } from '@lingui/react/macro';
import { Mail } from 'lucide-react';
import { Handset } from '../../illustrations/Handset.tsx';
import { Island } from '../../islands/Island.tsx';
import { SUPPORT_EMAIL } from '../../layout/names.ts';
import { Sample } from '../../layout/Sample.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { ContactForm } from '../forms/ContactForm.tsx';
import { ContactQuestions } from './ContactQuestions.tsx';

const link =
  'font-medium text-pine underline underline-offset-4 hover:text-pine-deep wrap-anywhere';

export function ContactPage() {
  return (
    <>
      <div className="mx-auto max-w-6xl px-4 pt-12 pb-16 sm:px-6 sm:pt-16 sm:pb-24">
        <h1 className="headline text-4xl sm:text-5xl">
          <Trans>Contact</Trans>
        </h1>
        <p className="mt-5 max-w-prose text-lg text-muted">
          <Trans>A person reads every message and replies by email.</Trans>
        </p>
        <div className="mt-12 grid gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.7fr)] lg:gap-14">
          <Sample of="contact-addresses" instead={<Handset className="hidden w-40 lg:block" />}>
            <SupportCard />
          </Sample>
          <section aria-labelledby="message">
            <h2 id="message" className="headline text-2xl sm:text-3xl">
              <Trans>Send Us a Message</Trans>
            </h2>
            <div className="mt-6">
              <Island name="contact" component={ContactForm} props={{}} wake="touch" />
            </div>
          </section>
        </div>
      </div>
      <ContactQuestions />
      <Sample of="contact-addresses">
        <DirectEmail />
      </Sample>
    </>
  );
}

function SupportCard() {
  return (
    <section
      aria-labelledby="support"
      className="self-start rounded-md border border-line bg-card p-6 sm:p-8"
    >
      <Handset className="w-40" />
      <h2 id="support" className="mt-6 text-lg font-semibold">
        <Trans>Support by email</Trans>
      </h2>
      <p className="mt-2">
        <a href={`mailto:${SUPPORT_EMAIL}`} className={link}>
          {SUPPORT_EMAIL}
        </a>
      </p>
      <dl className="mt-6 grid gap-4 border-t border-line pt-6">
        <div>
          <dt className="text-sm text-muted">
            <Trans>Support hours</Trans>
          </dt>
          <dd className="tabular">
            <Trans>Monday to Friday, 9AM-5PM EST</Trans>
          </dd>
        </div>
        <div>
          <dt className="text-sm text-muted">
            <Trans>Response time</Trans>
          </dt>
          <dd>
            <Trans>Within 24 business hours</Trans>
          </dd>
        </div>
      </dl>
    </section>
  );
}

function DirectEmail() {
  return (
    <section aria-labelledby="direct" className="mx-auto max-w-6xl px-4 py-16 sm:px-6 sm:py-24">
      <div className="grid gap-6 rounded-md bg-pine-soft p-6 sm:p-10 md:grid-cols-[minmax(0,1fr)_auto] md:items-center md:gap-12">
        <div>
          <h2 id="direct" className="headline text-2xl sm:text-3xl">
            <Trans>Prefer to email us?</Trans>
          </h2>
          <p className="mt-3 max-w-prose text-lg">
            <Trans>A plain email works too. Attach a screenshot or recording if it helps.</Trans>
          </p>
        </div>
        <ButtonLink href={`mailto:${SUPPORT_EMAIL}`} size="large" className="justify-self-start">
          <Mail aria-hidden="true" className="size-5" />
          <Trans>Email us directly</Trans>
        </ButtonLink>
      </div>
    </section>
  );
}
