import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { ListenButton } from './ListenButton.tsx';
import type { Listening } from './useListen.ts';

interface ReadingChoiceProps {
  readonly word: string;
  readonly readings: readonly string[];
  /** How it sounds as the form has it now. */
  readonly chosen: string;
  readonly listening: Listening | null;
  readonly onChoose: (reading: string) => void;
}

/** Ways to say a word, to hear and to choose from. */
export function ReadingChoice(props: ReadingChoiceProps) {
  const { word, readings, chosen, listening, onChoose } = props;
  const name = useId();
  if (readings.length === 0)
    return (
      <p role="status" className="max-w-prose text-muted">
        <Trans>No suggestions for this word. Write how it sounds below.</Trans>
      </p>
    );
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-medium wrap-anywhere">
        <Trans>How do you pronounce “{word}”?</Trans>
      </legend>
      <ul className="divide-y divide-line rounded-md border border-line">
        {readings.map((reading, index) => (
          <li key={reading} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2">
            <label className="flex min-h-11 min-w-0 grow basis-48 cursor-pointer items-center gap-3">
              <input
                type="radio"
                name={name}
                checked={chosen === reading}
                onChange={() => onChoose(reading)}
                className="size-5 shrink-0 accent-pine"
              />
              <span className="min-w-0 wrap-anywhere">
                <span className="font-medium">{reading}</span>
                {index === 0 && (
                  <span className="block text-sm text-muted">
                    <Trans>As your assistant says it now</Trans>
                  </span>
                )}
              </span>
            </label>
            <ListenButton entry={{ word, soundsLike: reading }} listening={listening} />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
