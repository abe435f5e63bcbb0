import type { VoiceEntry } from '@belldesk/contract/catalogue/voices';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Play, Square } from 'lucide-react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Button } from '../../ui/Button.tsx';

interface VoiceOptionProps {
  readonly voice: VoiceEntry;
  readonly field: UseFormRegisterReturn;
  readonly playing: boolean;
  readonly onListen: () => void;
  readonly onStop: () => void;
}

/** A voice to choose, with its sample. */
export function VoiceOption({ voice, field, playing, onListen, onStop }: VoiceOptionProps) {
  return (
    <div className="flex items-center gap-3 rounded-md border border-edge bg-card p-4 has-checked:border-pine has-checked:outline-2 has-checked:outline-pine">
      <label className="flex min-h-11 flex-1 cursor-pointer items-center gap-3">
        <input {...field} type="radio" value={voice.id} className="size-5 shrink-0 accent-pine" />
        <span>
          <span className="block font-semibold">{voice.name}</span>
          <span className="block text-sm text-muted">
            {voice.gender === 'female' ? t`Female` : t`Male`} <Trans>voice</Trans>
          </span>
        </span>
      </label>
      {playing ? (
        <Button kind="secondary" size="small" onClick={onStop} aria-label={t`Stop ${voice.name}`}>
          <Square aria-hidden="true" className="size-4" />
          <Trans>Stop</Trans>
        </Button>
      ) : (
        <Button
          kind="secondary"
          size="small"
          onClick={onListen}
          aria-label={t`Listen to ${voice.name}`}
        >
          <Play aria-hidden="true" className="size-4" />
          <Trans>Listen</Trans>
        </Button>
      )}
    </div>
  );
}
