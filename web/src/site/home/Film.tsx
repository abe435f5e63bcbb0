import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';

/** Whether the recording was there when the site was built (vite.config.ts). */
declare const __HAS_FILM__: boolean;

/** The product film; nothing of it is fetched before it is played, and a site without it has no gap. */
export function Film() {
  if (!__HAS_FILM__) return null;
  return (
    <section aria-labelledby="film" className="mx-auto max-w-6xl px-4 py-16 sm:px-6 sm:py-24">
      <h2 id="film" className="headline text-3xl sm:text-4xl">
        <Trans>From sign-up to the first call</Trans>
      </h2>
      <p className="mt-4 max-w-prose text-lg text-muted">
        <Trans>Recorded from the real product: four steps, a greeting, a table booked.</Trans>
      </p>
      <video
        controls
        preload="none"
        playsInline
        poster="/film/poster.webp"
        width="1280"
        height="720"
        className="mt-8 aspect-video h-auto w-full rounded-md border border-line bg-sunken"
        aria-labelledby="film"
      >
        <source src="/film/belldesk.webm" type="video/webm" />
        <source src="/film/belldesk.mp4" type="video/mp4" />
        <track
          kind="captions"
          src="/film/captions.vtt"
          srcLang="en"
          label={t`English`}
          default={true}
        />
        <a href="/film/belldesk.mp4">
          <Trans>Download video</Trans>
        </a>
      </video>
    </section>
  );
}
