import type { Hearing } from '@belldesk/contract/product/lexicon';
import { t } from '@lingui/core/macro';

const TEXTS: Readonly<Record<Exclude<Hearing, 'spoken'>, string>> = {
  'as-written': t`The built-in voice speaks now, and it reads words as they are written: you hear no difference yet. What you save is used as soon as the better voice is on this machine.`,
  service: t`Your callers hear the voice of a service, which reads words as they are written, so there is nothing to listen to here. What you save is used whenever the voice of this machine stands in for it.`,
  unavailable: t`The voice platform of this site cannot play single words, and may not use this list. What you save is sent to it with your assistant.`,
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
