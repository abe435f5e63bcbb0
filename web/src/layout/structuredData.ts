import type { Plan } from '@belldesk/contract/catalogue/plans';
import { t } from '@lingui/core/macro';
import { type SampleName, samples } from '../content/samples.ts';
import type { StructuredData } from './Document.tsx';
import { SITE_NAME, type SiteLink, SUPPORT_EMAIL } from './names.ts';

/** Who runs the site (schema.org Organization). */
export const organisation: StructuredData = (origin) => ({
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name: SITE_NAME,
  url: `${origin}/`,
  logo: `${origin}/icon-512.png`,
  ...(samples['contact-addresses'].isSample ? {} : { email: SUPPORT_EMAIL }),
});

/** The site itself (schema.org WebSite). */
export const webSite: StructuredData = (origin) => ({
  '@type': 'WebSite',
  name: SITE_NAME,
  url: `${origin}/`,
  publisher: { '@id': `${origin}/#organization` },
});

/** The service with an offer for each plan, by the month in US dollars (schema.org Product). */
export function product(plans: readonly Plan[]): StructuredData {
  return (origin) => ({
    '@type': 'Product',
    name: SITE_NAME,
    description: t`An AI receptionist that answers business calls around the clock.`,
    image: `${origin}/social.png`,
    brand: { '@type': 'Brand', name: SITE_NAME },
    offers: plans.map(({ name, description, price }) => ({
      '@type': 'Offer',
      name,
      description,
      price: price.USD.monthly,
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      url: `${origin}/pricing`,
    })),
  });
}

/** Questions with their answers, both as plain text (schema.org FAQPage); those that may be samples are left out. */
export function faq(
  entries: readonly {
    readonly question: string;
    readonly answer: string;
    readonly sample?: SampleName;
  }[],
): StructuredData {
  const own = entries.filter(({ sample }) => !(sample && samples[sample].isSample));
  return () => ({
    '@type': 'FAQPage',
    mainEntity: own.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  });
}

/** The way from Home to a page, both ends included (schema.org BreadcrumbList). */
export function breadcrumb(...way: readonly SiteLink[]): StructuredData {
  return (origin) => ({
    '@type': 'BreadcrumbList',
    itemListElement: [{ path: '/', name: t`Home` }, ...way].map(({ path, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  });
}

/** An article of the blog (schema.org BlogPosting); `date` is a day, YYYY-MM-DD. */
export function article(options: {
  readonly path: string;
  readonly title: string;
  readonly excerpt: string;
  readonly author: string;
  readonly date: string;
  readonly image: string;
}): StructuredData {
  return (origin) => ({
    '@type': 'BlogPosting',
    headline: options.title,
    description: options.excerpt,
    author: samples.writers.isSample
      ? { '@id': `${origin}/#organization` }
      : { '@type': 'Person', name: options.author },
    publisher: { '@id': `${origin}/#organization` },
    datePublished: options.date,
    image: `${origin}${options.image}`,
    mainEntityOfPage: `${origin}${options.path}`,
  });
}
