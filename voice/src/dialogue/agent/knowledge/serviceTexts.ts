import type { Business } from './business.ts';
import { servicePassage, spokenNames } from './services.ts';
import { aboutServices } from './servicesInText.ts';

/** A sentence of the owner's is about a service from so much on, and so many are compared. */
const ABOUT = 0.8;
const MOST_SENTENCES = 6;

/** Texts that a wish is compared with by meaning, and where those of each service stand in them. */
export interface ServiceTexts {
  readonly texts: readonly string[];
  /** For each service: its names, what is set up of it, and what the owner wrote of it. */
  readonly places: readonly {
    readonly names: number;
    readonly whole: number;
    readonly owner: readonly number[];
  }[];
}

const known = new WeakMap<Business, ServiceTexts>();

/** Made once for a business. */
export function serviceTexts(business: Business): ServiceTexts {
  const before = known.get(business) ?? made(business);
  known.set(business, before);
  return before;
}

function made({ services, passages }: Business): ServiceTexts {
  const texts: string[] = [];
  const at = new Map<string, number>();
  const placeOf = (text: string): number => {
    const place = at.get(text) ?? texts.push(text) - 1;
    at.set(text, place);
    return place;
  };
  const sentences = passages.passages
    .filter(({ source }) => source !== 'service' && source !== 'hours')
    .map(({ views: [first], subject, said }) => ({
      text: first ?? said,
      about: aboutServices(`${subject}: ${said}`, services),
    }));
  const places = services.map((service, index) => ({
    names: placeOf(spokenNames(service)),
    whole: placeOf(servicePassage(service).meant),
    owner: sentences
      .filter(({ about }) => (about[index] ?? 0) >= ABOUT)
      .slice(0, MOST_SENTENCES)
      .map(({ text }) => placeOf(text)),
  }));
  return { texts, places };
}
