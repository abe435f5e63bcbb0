import type { ModelReport, ModelsReport } from '@belldesk/contract/voice/models';
import { t } from '@lingui/core/macro';
import type { Tone } from '../../ui/Badge.tsx';

const BADGES: Readonly<Record<ModelReport['state'], { text: string; tone: Tone }>> = {
  ready: { text: t`Ready`, tone: 'good' },
  fetching: { text: t`Downloading`, tone: 'info' },
  waiting: { text: t`Waiting`, tone: 'plain' },
  missing: { text: t`Not selected`, tone: 'plain' },
  failed: { text: t`Not downloaded`, tone: 'bad' },
};

/** Where a model stands, in a word. */
export function modelBadge({ state }: ModelReport): { text: string; tone: Tone } {
  return BADGES[state];
}

/** The same in a sentence or two. */
export function modelText(model: ModelReport, momentText: (ms: number) => string): string {
  switch (model.state) {
    case 'ready':
      return t`In use.`;
    case 'fetching':
      return t`${megabytes(model.fetchedBytes)} of ${megabytes(model.bytes)} downloaded.`;
    case 'waiting':
      return t`Waiting to download ${megabytes(model.bytes)}.`;
    case 'missing':
      return t`Not selected in MODELS. Download size: ${megabytes(model.bytes)}.`;
    case 'failed': {
      const next =
        model.nextTryAtMs === null
          ? t`Retries at the next start.`
          : t`Next attempt at ${momentText(model.nextTryAtMs)}.`;
      return t`${model.problem ?? t`The download failed.`} ${next} Calls work without it.`;
    }
  }
}

const WANTED: Readonly<Record<ModelsReport['wanted'], string>> = {
  none: t`MODELS is set to none. Nothing is downloaded, and existing models are used.`,
  english: t`MODELS is set to english. Set MODELS=all to add Spanish and French speech recognition.`,
  all: t`MODELS is set to all.`,
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
