import { Trans } from '@lingui/react/macro';
import { type LegalText, privacy, terms } from '../../content/legal.ts';

function LegalPage({ title, lead, sections }: LegalText) {
  return (
    <article className="mx-auto max-w-3xl px-4 py-10 sm:px-6 sm:py-16">
      <h1 className="headline text-3xl sm:text-4xl">{title}</h1>
      <p className="mt-3 text-lg text-muted">{lead}</p>
      <p className="mt-6 border-l-2 border-brass pl-4 text-muted">
        <Trans>This is a sample text. Replace it with your own before you launch.</Trans>
      </p>
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
    </article>
  );
}

export function TermsPage() {
  return <LegalPage {...terms} />;
}

export function PrivacyPage() {
  return <LegalPage {...privacy} />;
}
