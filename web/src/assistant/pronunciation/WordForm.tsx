import { type LexiconEntry, lexiconEntry } from '@belldesk/contract/voice/lexicon';
import { zodResolver } from '@hookform/resolvers/zod';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { rpc } from '../../api/queries.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { Problem } from '../manage/Problem.tsx';
import { ListenButton } from './ListenButton.tsx';
import { ReadingChoice } from './ReadingChoice.tsx';
import type { Listening } from './useListen.ts';

interface WordFormProps {
  readonly assistantId: string;
  /** What stands in it at first; a word alone has its readings looked up. */
  readonly begin: LexiconEntry;
  /** Words that are in the list already. */
  readonly taken: readonly string[];
  readonly listening: Listening | null;
  readonly isSaving: boolean;
  readonly onSave: (entry: LexiconEntry) => void;
  readonly onCancel: () => void;
}

/** One word and how it sounds: one of three readings, or the owner's own. */
export function WordForm(props: WordFormProps) {
  const { assistantId, begin, taken, listening, isSaving, onSave, onCancel } = props;
  const form = useForm<LexiconEntry>({
    resolver: zodResolver(lexiconEntry),
    defaultValues: begin,
  });
  const { register, control, setValue, setError, trigger, getValues, formState } = form;
  const readings = useMutation(rpc.lexicon.readings.mutationOptions());
  const { word = '', soundsLike = '' } = useWatch({ control });
  const typed = lexiconEntry.safeParse({ word, soundsLike });
  const found = readings.variables?.word === word.trim() ? readings.data?.readings : undefined;

  async function lookUp(): Promise<void> {
    if (!(await trigger('word'))) return;
    readings.mutate({ id: assistantId, word: getValues('word').trim() });
  }
  const lookUpAtFirst = useRef(begin.word === '' ? null : lookUp);
  useEffect(() => {
    void lookUpAtFirst.current?.();
    lookUpAtFirst.current = null;
  }, []);

  function submit(entry: LexiconEntry): void {
    if (taken.includes(entry.word.toLowerCase()))
      setError('word', { message: t`This word is already in the list` });
    else onSave(entry);
  }

  return (
    <form
      noValidate
      aria-label={begin.word === '' ? t`Add a word` : t`Pronunciation of ${begin.word}`}
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
      className="flex flex-col gap-5"
    >
      <div className="flex flex-col items-start gap-3 sm:flex-row">
        <Field
          label={t`Word`}
          error={formState.errors.word?.message}
          hint={t`One word at a time, as you spell it. Add each word of a name separately.`}
          className="w-full max-w-xs"
        >
          {(wiring) => (
            <TextInput
              {...wiring}
              {...register('word')}
              autoFocus
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              placeholder={t`Saoirse`}
            />
          )}
        </Field>
        <Button
          kind="secondary"
          busy={readings.isPending}
          onClick={() => void lookUp()}
          className="sm:mt-7.5"
        >
          <Trans>Show suggestions</Trans>
        </Button>
      </div>
      {readings.isError && (
        <Problem text={t`Suggestions could not be loaded`} error={readings.error} />
      )}
      {found && (
        <ReadingChoice
          word={word.trim()}
          readings={found}
          chosen={soundsLike}
          listening={listening}
          onChoose={(reading) =>
            setValue('soundsLike', reading, { shouldDirty: true, shouldValidate: true })
          }
        />
      )}
      <div className="flex flex-col items-start gap-3 sm:flex-row">
        <Field
          label={t`Sounds like`}
          error={formState.errors.soundsLike?.message}
          hint={t`Join syllables with hyphens and put the stressed one in capitals: SEER-sha. Or use words that sound alike: sear sha.`}
          className="w-full max-w-xs"
        >
          {(wiring) => (
            <TextInput
              {...wiring}
              {...register('soundsLike')}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              placeholder={t`SEER-sha`}
            />
          )}
        </Field>
        {typed.success && (
          <div className="sm:mt-8.5">
            <ListenButton entry={typed.data} listening={listening} />
          </div>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isSaving}>
          <Trans>Save</Trans>
        </Button>
        <Button kind="secondary" onClick={onCancel} disabled={isSaving}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
