import { t } from '@lingui/core/macro';
import { compliance } from '../../../content/industries/healthcare.ts';
import { Sample } from '../../../layout/Sample.tsx';
import { Section } from '../parts/Section.tsx';

/** How calls of patients are handled: three index cards. */
export function Compliance() {
  return (
    <Sample of="compliance">
      <Section
        id="compliance"
        title={t`Patient calls stay with your practice`}
        text={t`Belldesk runs on your own server, and your calls stay there.`}
      >
        <ul className="mt-10 grid gap-5 md:grid-cols-3">
          {compliance.map(({ title, text }) => (
            <li key={title} className="rounded-md border border-line bg-card">
              <h3 className="border-b-2 border-rose px-5 py-4 text-lg font-semibold">{title}</h3>
              <p className="border-b border-line px-5 py-5 text-muted">{text}</p>
              <span aria-hidden="true" className="mx-5 block h-6" />
            </li>
          ))}
        </ul>
      </Section>
    </Sample>
  );
}
