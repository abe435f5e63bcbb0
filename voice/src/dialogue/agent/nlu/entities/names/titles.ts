import type { PromptService } from '@belldesk/contract/business/promptServices';
import type { Candidate } from '../../spans/candidate.ts';
import { digitsForWords } from '../numbers.ts';
import { sizesIn } from '../people/partySize.ts';

const COUNTS =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|forty|sixty|ninety|first|second|third|half|quarter)\b/i;

/**
 * Names of services in which a number tells nothing of the booking ("90 minute massage"); one that tells
 * for how many ("Lunch for two") is none.
 * @param text plain words with digits for number words
 */
export function titlesIn(text: string, services: readonly PromptService[]): Candidate<string>[] {
  return services
    .flatMap(({ name, otherNames }) => [name, ...otherNames])
    .filter((name) => COUNTS.test(name))
    .flatMap((name) => {
      const plain = digitsForWords(
        name
          .toLowerCase()
          .replace(/[^\p{L}\p{N}']+/gu, ' ')
          .trim(),
      );
      const from = ` ${text} `.indexOf(` ${plain} `);
      return from < 0 || sizesIn(plain).length > 0
        ? []
        : [{ value: name, evidence: 'explicit' as const, from, to: from + plain.length }];
    });
}
