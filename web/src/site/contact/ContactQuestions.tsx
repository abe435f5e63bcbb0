import { Trans } from '@lingui/react/macro';
import { contactQuestions } from '../../content/contact.ts';
import { Questions } from '../accordion/Questions.tsx';

export function ContactQuestions() {
  return (
    <section aria-labelledby="questions" className="border-y border-line bg-card">
      <div className="mx-auto grid max-w-6xl gap-8 px-4 py-16 sm:px-6 sm:py-24 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.7fr)] lg:gap-14">
        <h2 id="questions" className="headline text-2xl sm:text-3xl">
          <Trans>Frequently Asked Questions</Trans>
        </h2>
        <Questions group="contact-questions" entries={contactQuestions} />
      </div>
    </section>
  );
}
