import { Trans } from '@lingui/react/macro';
import { type LegalText, privacy, terms } from '../../content/legal.ts';
import { Sample, SampleNote } from '../../layout/Sample.tsx';
import { TextLink } from '../AccountPage.tsx';

/** What is agreed; where nobody has put their own text in yet, a production site says so instead of showing the sample. */
function LegalPage({ of, text }: { of: 'terms' | 'privacy'; text: LegalText }) {
  const { title, lead, sections } = text;
  return (
    <article className="mx-auto max-w-3xl px-4 py-10 sm:px-6 sm:py-16">
      <h1 className="headline text-3xl sm:text-4xl">{title}</h1>
      <p className="mt-3 text-lg text-muted">{lead}</p>
      <Sample of={of} instead={<NotPublished />}>
        <SampleNote of={of}>
          <p className="mt-6 border-l-2 border-brass pl-4 text-muted">
            <Trans>This is a sample text. Replace it with your own before you launch.</Trans>
          </p>
        </SampleNote>
        {sections.map(({ heading, paragraphs }) => (
          <section key={heading} className="mt-10">
            <h2 className="headline text-2xl">{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-3 max-w-prose">
                {paragraph}
              </p>
            ))}
          </section>
        ))}
      </Sample>
    </article>
  );
}

function NotPublished() {
  return (
    <p className="mt-10 max-w-prose">
      <Trans>
        This text has not been published yet. <TextLink href="/contact">Ask us for it</TextLink>{' '}
        before you sign up.
      </Trans>
    </p>
  );
}

export function TermsPage() {
  return <LegalPage of="terms" text={terms} />;
}

export function PrivacyPage() {
  return <LegalPage of="privacy" text={privacy} />;
}
