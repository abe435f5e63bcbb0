import { Trans } from '@lingui/react/macro';
import type { Testimonial } from '../../../content/testimonials.ts';
import { Sample } from '../../../layout/Sample.tsx';

/** A testimonial, large, marked as the sample that it is. */
export function Testimony({ testimonial }: { testimonial: Testimonial }) {
  return (
    <Sample of="industry-voices">
      <div className="mx-auto max-w-6xl px-4 py-16 sm:px-6 sm:py-20">
        <figure className="max-w-4xl border-l-2 border-brass pl-6 sm:pl-10">
          <blockquote className="headline text-2xl sm:text-3xl">“{testimonial.quote}”</blockquote>
          <figcaption className="mt-5 text-muted">
            <Trans>{testimonial.who} (sample)</Trans>
          </figcaption>
        </figure>
      </div>
    </Sample>
  );
}
