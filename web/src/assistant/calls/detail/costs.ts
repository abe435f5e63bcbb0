import type { CallCost } from '@belldesk/contract/voice/cost';
import { plural, t } from '@lingui/core/macro';

/** Names of those whom owners know by another name than our own for them. */
const NAMES: Readonly<Record<string, string>> = {
  deepgram: 'Deepgram',
  elevenlabs: 'ElevenLabs',
  openai: 'OpenAI',
  'openai-speech': 'OpenAI',
  'openai-compatible': t`Your own language model`,
  'openai-speech-compatible': t`Your own speech service`,
  flite: t`Built-in voice`,
  pocketsphinx: t`Built-in speech recognition`,
  moonshine: t`Local speech recognition`,
  whisper: t`Local speech recognition`,
  kokoro: t`Local voice`,
  'sherpa-onnx': t`Local model`,
};

const KINDS: Readonly<Record<CallCost['type'], string>> = {
  transcriber: t`Speech to text`,
  model: t`Language model`,
  voice: t`Text to speech`,
};

export interface CostLine {
  readonly key: string;
  readonly kind: string;
  readonly provider: string;
  readonly used: string;
  readonly price: string;
}

/** "$0.0116"; small sums keep the digits that tell them from nothing. */
export function priceText(usd: number | null): string {
  if (usd === null) return t`Not known`;
  if (usd === 0) return t`Free`;
  return usd < 0.0001 ? t`Under $0.0001` : `$${usd.toFixed(4)}`;
}

function providerOf(cost: CallCost): { readonly provider: string; readonly model?: string } {
  const { provider, model } =
    cost.type === 'transcriber'
      ? cost.transcriber
      : cost.type === 'model'
        ? cost.model
        : cost.voice;
  return model === undefined ? { provider } : { provider, model };
}

function usedText(cost: CallCost): string {
  switch (cost.type) {
    case 'transcriber': {
      const minutes = Math.round(cost.minutes * 10) / 10;
      return plural(minutes, { one: '# minute', other: '# minutes' });
    }
    case 'voice':
      return plural(cost.characters, { one: '# character', other: '# characters' });
    case 'model': {
      const count = cost.promptTokens + cost.completionTokens;
      const tokens = plural(count, { one: '# token', other: '# tokens' });
      return cost.estimated ? t`about ${tokens}` : tokens;
    }
  }
}

/** The table of what a call cost. */
export function costLines(costs: readonly CallCost[]): CostLine[] {
  return costs.map((cost) => {
    const { provider, model } = providerOf(cost);
    const name = NAMES[provider] ?? provider;
    return {
      key: `${cost.type} ${provider} ${model ?? ''}`,
      kind: KINDS[cost.type],
      provider: model === undefined ? name : `${name}, ${model}`,
      used: usedText(cost),
      price: priceText(cost.cost),
    };
  });
}
