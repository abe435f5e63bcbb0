import { AppError } from '@belldesk/contract/errors';
import type { Transcriber } from './ports.ts';

/**
 * Ears of which some understand English only, some only other languages. Any other language is given to those that understand it, never
 * to the others: they would write down English words that nobody said.
 * @param english ears for English
 * @param others those for all other languages, or null: then `open` throws an AppError `voice-service-failed` for them, and
 *   the caller goes on by keys. Closing closes both.
 */
export function transcriberByLanguage(
  english: Transcriber,
  others: Transcriber | null,
): Transcriber {
  return {
    name: english.name,
    get grade() {
      return english.grade;
    },
    listens: english.listens,
    async open(options) {
      const isEnglish = options.language.slice(0, 2).toLowerCase() === 'en';
      const ears = isEnglish ? english : others;
      if (!ears)
        throw new AppError(
          'voice-service-failed',
          `nothing here understands the language ${options.language}`,
        );
      return ears.open(options);
    },
    async close() {
      await Promise.all([english.close(), others?.close()]);
    },
  };
}
