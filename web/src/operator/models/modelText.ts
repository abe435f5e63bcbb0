import type { ModelReport, ModelsReport } from '@belldesk/contract/voice/models';
import type { Tone } from '../../ui/Badge.tsx';

const BADGES: Readonly<Record<ModelReport['state'], { text: string; tone: Tone }>> = {
  ready: { text: 'Ready', tone: 'good' },
  fetching: { text: 'Fetching', tone: 'info' },
  waiting: { text: 'Waiting', tone: 'plain' },
  missing: { text: 'Not wanted', tone: 'plain' },
  failed: { text: 'Not fetched', tone: 'bad' },
};

/** Where a model stands, in a word. */
export function modelBadge({ state }: ModelReport): { text: string; tone: Tone } {
  return BADGES[state];
}

/** The same in a sentence or two. */
export function modelText(model: ModelReport, momentText: (ms: number) => string): string {
  switch (model.state) {
    case 'ready':
      return 'Calls use it.';
    case 'fetching':
      return `${megabytes(model.fetchedBytes)} of ${megabytes(model.bytes)} have come.`;
    case 'waiting':
      return `Its turn comes; ${megabytes(model.bytes)} to fetch.`;
    case 'missing':
      return `MODELS does not name it; ${megabytes(model.bytes)} to fetch.`;
    case 'failed': {
      const next =
        model.nextTryAtMs === null
          ? 'It is tried again at the next start.'
          : `It is tried again at ${momentText(model.nextTryAtMs)}.`;
      return `${model.problem ?? 'It could not be fetched.'} ${next} Calls go on without it.`;
    }
  }
}

const WANTED: Readonly<Record<ModelsReport['wanted'], string>> = {
  none: 'MODELS is none: nothing is fetched, and what is there is used.',
  english: 'MODELS is english: with MODELS=all what hears Spanish and French comes, too.',
  all: 'MODELS is all.',
};

/** What the setting MODELS says. */
export function wantedText(wanted: ModelsReport['wanted']): string {
  return WANTED[wanted];
}

/** A size to read: "0.4 MB", "73 MB". */
export function megabytes(bytes: number): string {
  const size = bytes / 1_000_000;
  return `${size < 10 ? size.toFixed(1) : Math.round(size)} MB`;
}
