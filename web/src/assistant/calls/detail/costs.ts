import type { CallCost } from '@belldesk/contract/voice/cost';

/** Names of those whom owners know by another name than our own for them. */
const NAMES: Readonly<Record<string, string>> = {
  deepgram: 'Deepgram',
  elevenlabs: 'ElevenLabs',
  openai: 'OpenAI',
  'openai-speech': 'OpenAI',
  'openai-compatible': 'Language model of your own',
  'openai-speech-compatible': 'Speech service of your own',
  flite: 'Built-in voice',
  pocketsphinx: 'Built-in recogniser',
  moonshine: 'Local recogniser',
  whisper: 'Local recogniser',
  kokoro: 'Local voice',
  'sherpa-onnx': 'Local model',
};

const KINDS: Readonly<Record<CallCost['type'], string>> = {
  transcriber: 'Listening',
  model: 'Language model',
  voice: 'Speaking',
};

export interface CostLine {
  readonly key: string;
  readonly kind: string;
  readonly provider: string;
  readonly used: string;
  readonly price: string;
}

const count = (value: number, one: string): string =>
  `${value.toLocaleString('en')} ${value === 1 ? one : `${one}s`}`;

/** "$0.0116"; small sums keep the digits that tell them from nothing. */
export function priceText(usd: number | null): string {
  if (usd === null) return 'Not known';
  if (usd === 0) return 'Free';
  return usd < 0.0001 ? 'Under $0.0001' : `$${usd.toFixed(4)}`;
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
    case 'transcriber':
      return count(Math.round(cost.minutes * 10) / 10, 'minute');
    case 'voice':
      return count(cost.characters, 'character');
    case 'model': {
      const tokens = count(cost.promptTokens + cost.completionTokens, 'token');
      return cost.estimated ? `about ${tokens}` : tokens;
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
