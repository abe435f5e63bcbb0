import type { CallCost } from '@belldesk/contract/voice/cost';
import type { Meter, Usage } from '@belldesk/contract/voice/usage';
import { ownMeans, perMillionTokens, perMinute, perThousandCharacters } from './prices.ts';

/** Dated versions of a model cost what the model costs. */
const undated = (model: string): string => model.replace(/-\d{4}-\d{2}-\d{2}$/, '');
/** To a millionth of a dollar. */
const rounded = (usd: number): number => Math.round(usd * 1e6) / 1e6;
const keyOf = ({ type, provider, model }: Usage): string => `${type} ${provider} ${model ?? ''}`;

/** Adds up what the providers did in one call; each is charged for what it did itself. */
export class UsageMeter implements Meter {
  readonly #sums = new Map<string, Usage>();

  used(usage: Usage): void {
    const before = this.#sums.get(keyOf(usage));
    this.#sums.set(keyOf(usage), before ? added(before, usage) : usage);
  }

  /** With prices; null where a price is not known. */
  costs(): CallCost[] {
    return [...this.#sums.values()].map(priced);
  }
}

function added(a: Usage, b: Usage): Usage {
  if (a.type === 'transcriber' && b.type === 'transcriber')
    return { ...a, seconds: a.seconds + b.seconds };
  if (a.type === 'voice' && b.type === 'voice')
    return { ...a, characters: a.characters + b.characters };
  if (a.type === 'model' && b.type === 'model')
    return {
      ...a,
      promptTokens: a.promptTokens + b.promptTokens,
      completionTokens: a.completionTokens + b.completionTokens,
      estimated: a.estimated || b.estimated,
    };
  throw new RangeError('usages of two kinds have no sum');
}

function priced(usage: Usage): CallCost {
  const { provider } = usage;
  const model = usage.model === undefined ? {} : { model: usage.model };
  const own = ownMeans.has(provider);
  const key = `${provider} ${undated(usage.model ?? '')}`;
  switch (usage.type) {
    case 'transcriber': {
      const minutes = usage.seconds / 60;
      const price = own ? 0 : perMinute[key]?.usd;
      return {
        type: 'transcriber',
        transcriber: { provider, ...model },
        minutes: Math.round(minutes * 1e4) / 1e4,
        cost: price === undefined ? null : rounded(minutes * price),
      };
    }
    case 'voice': {
      const { characters } = usage;
      const price = own ? 0 : perThousandCharacters[key]?.usd;
      return {
        type: 'voice',
        voice: { provider, ...model },
        characters,
        cost: price === undefined ? null : rounded((characters / 1_000) * price),
      };
    }
    case 'model': {
      const { promptTokens, completionTokens, estimated } = usage;
      // Others who speak the vendor's API may charge what they like for a model of the same name.
      const price = provider === 'openai' ? perMillionTokens[undated(usage.model)] : undefined;
      return {
        type: 'model',
        model: { provider, model: usage.model },
        promptTokens,
        completionTokens,
        ...(estimated ? { estimated } : {}),
        cost: own
          ? 0
          : price === undefined
            ? null
            : rounded(
                (promptTokens * price.promptUsd + completionTokens * price.completionUsd) / 1e6,
              ),
      };
    }
  }
}
