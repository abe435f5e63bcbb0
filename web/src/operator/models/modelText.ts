import type { ModelReport, ModelsReport } from '@belldesk/contract/voice/models';
import { t } from '@lingui/core/macro';
import type { Tone } from '../../ui/Badge.tsx';

const BADGES: Readonly<Record<ModelReport['state'], { text: string; tone: Tone }>> = {
  ready: { text: t`Ready`, tone: 'good' },
  fetching: { text: t`Fetching`, tone: 'info' },
  waiting: { text: t`Waiting`, tone: 'plain' },
  missing: { text: t`Not wanted`, tone: 'plain' },
  failed: { text: t`Not fetched`, tone: 'bad' },
};

/** Where a model stands, in a word. */
export function modelBadge({ state }: ModelReport): { text: string; tone: Tone } {
  return BADGES[state];
}

/** The same in a sentence or two. */
export function modelText(model: ModelReport, momentText: (ms: number) => string): string {
  switch (model.state) {
    case 'ready':
      return t`Calls use it.`;
    case 'fetching':
      return t`${megabytes(model.fetchedBytes)} of ${megabytes(model.bytes)} have come.`;
    case 'waiting':
      return t`Its turn comes; ${megabytes(model.bytes)} to fetch.`;
    case 'missing':
      return t`MODELS does not name it; ${megabytes(model.bytes)} to fetch.`;
    case 'failed': {
      const next =
        model.nextTryAtMs === null
          ? t`It is tried again at the next start.`
          : t`It is tried again at ${momentText(model.nextTryAtMs)}.`;
      return t`${model.problem ?? t`It could not be fetched.`} ${next} Calls go on without it.`;
    }
  }
}

const WANTED: Readonly<Record<ModelsReport['wanted'], string>> = {
  none: t`MODELS is none: nothing is fetched, and what is there is used.`,
  english: t`MODELS is english: with MODELS=all what hears Spanish and French comes, too.`,
  all: t`MODELS is all.`,
};

/** What the setting MODELS says. */
export function wantedText(wanted: ModelsReport['wanted']): string {
  return WANTED[wanted];
}

/** A size to read: "0.4 MB", "73 MB". */
export function megabytes(bytes: number): string {
  const size = bytes / 1_000_000;
  return t`${size < 10 ? size.toFixed(1) : Math.round(size)} MB`;
}
