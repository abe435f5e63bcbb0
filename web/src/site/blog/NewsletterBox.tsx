import { Trans } from '@lingui/react/macro';
import { Island } from '../../islands/Island.tsx';
import { NewsletterForm } from '../forms/NewsletterForm.tsx';

export function NewsletterBox() {
  return (
    <section aria-labelledby="newsletter" className="border-t border-line bg-card">
      <div className="mx-auto grid max-w-6xl gap-8 px-4 py-14 sm:px-6 sm:py-20 lg:grid-cols-2 lg:gap-16">
        <div>
          <h2 id="newsletter" className="headline text-2xl sm:text-3xl">
            <Trans>Our newsletter</Trans>
          </h2>
          <p className="mt-3 max-w-prose text-muted">
            <Trans>
              Occasional tips on answering business calls. You confirm your address by email first,
              and you can unsubscribe at any time. You can also{' '}
              <a
                href="/blog/rss.xml"
                className="text-pine underline underline-offset-4 hover:text-pine-deep"
              >
                follow by RSS
              </a>
              .
            </Trans>
          </p>
        </div>
        <Island name="newsletter" component={NewsletterForm} props={{}} wake="touch" />
      </div>
    </section>
  );
}
