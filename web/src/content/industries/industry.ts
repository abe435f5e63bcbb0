import type { Testimonial } from '../testimonials.ts';

export interface Passage {
  readonly title: string;
  readonly text: string;
}

export interface Figure {
  readonly value: string;
  readonly label: string;
}

export interface CaseStudy {
  readonly who: string;
  readonly title: string;
  readonly text: string;
  readonly figures: readonly Figure[];
}

/** What every page of an industry has. */
export interface Industry {
  readonly path: string;
  readonly name: string;
  /** Title and description of the page for search engines. */
  readonly title: string;
  readonly description: string;
  readonly headline: string;
  readonly lead: string;
  readonly benefitsTitle: string;
  readonly benefits: readonly Passage[];
  readonly resultsTitle: string;
  readonly results: readonly Figure[];
  readonly stepsTitle: string;
  readonly steps: readonly Passage[];
  readonly testimonial: Testimonial;
  readonly caseStudies: readonly CaseStudy[];
  readonly closing: Passage;
}

export interface Line {
  readonly who: 'caller' | 'assistant';
  readonly text: string;
}
