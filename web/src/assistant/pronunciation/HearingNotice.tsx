import type { Hearing } from '@belldesk/contract/product/lexicon';
import { t } from '@lingui/core/macro';

const TEXTS: Readonly<Record<Exclude<Hearing, 'spoken'>, string>> = {
  'as-written': t`The built-in voice does not support pronunciations, so you will not hear a difference yet. Your entries apply as soon as the better voice is installed.`,
  service: t`Your callers hear a voice service that does not support pronunciations, so there is no preview here. Your entries apply whenever the built-in voice takes over.`,
  unavailable: t`This site's voice platform cannot play single words and may ignore this list. Your entries are sent to it with your assistant.`,
};

/** Why what is written here is not heard, or not yet. */
export function HearingNotice({ hearing }: { hearing: Hearing }) {
  if (hearing === 'spoken') return null;
  return (
    <p role="note" className="rounded-md border border-brass bg-brass-soft p-4 text-ink">
      {TEXTS[hearing]}
    </p>
  );
}
