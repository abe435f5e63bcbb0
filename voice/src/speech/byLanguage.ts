import { AppError } from '@belldesk/contract/errors';
import type { Transcriber } from './ports.ts';

/**
 * Ears of which some understand English only. Any other language is given to those that understand it, never
 * to the others: they would write down English words that nobody said.
 * @param english all ears; closing closes them
 * @param everyLanguage those that understand other languages too, or null: then `open` throws an AppError
 *   `voice-service-failed` for them, and the caller goes on by keys
 */
export function transcriberByLanguage(
  english: Transcriber,
  everyLanguage: Transcriber | null,
): Transcriber {
  return {
    name: english.name,
    get grade() {
      return english.grade;
    },
    listens: english.listens,
    async open(options) {
      const isEnglish = options.language.slice(0, 2).toLowerCase() === 'en';
      const ears = isEnglish ? english : everyLanguage;
      if (!ears)
        throw new AppError(
          'voice-service-failed',
          `nothing here understands the language ${options.language}`,
        );
      return ears.open(options);
    },
    close: () => english.close(),
  };
}
