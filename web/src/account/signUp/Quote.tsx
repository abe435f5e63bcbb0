import { Trans } from '@lingui/react/macro';
import type { Testimonial } from '../../content/testimonials.ts';
import { Sample } from '../../layout/Sample.tsx';

/** A testimonial, marked as the sample that it is. */
export function Quote({ testimonial }: { testimonial: Testimonial }) {
  return (
    <Sample of="testimonials">
      <figure className="border-l-2 border-brass pl-4">
        <blockquote className="headline text-lg">“{testimonial.quote}”</blockquote>
        <figcaption className="mt-1.5 text-sm text-muted">
          <Trans>{testimonial.who} (sample)</Trans>
        </figcaption>
      </figure>
    </Sample>
  );
}
