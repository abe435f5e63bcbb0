import type { Values } from './settings.ts';
import type { ProviderConfig } from './speechConfig.ts';

/**
 * The second language model, where one is set. The key of the first goes to the first one's own service only.
 */
export function fallbackModelConfig(values: Values): ProviderConfig | undefined {
  const {
    OPENAI_FALLBACK_BASE_URL: url,
    OPENAI_FALLBACK_API_KEY: key,
    OPENAI_FALLBACK_MODEL: model,
  } = values;
  if (url === undefined && key === undefined && model === undefined) return undefined;
  const shared = url === undefined ? values.OPENAI_API_KEY : undefined;
  return { apiKey: key ?? shared ?? '', url: url ?? values.OPENAI_BASE_URL, model };
}

/** A second language model without any service to be at. */
export function modelClashes(values: Values): readonly string[] {
  const fallback = fallbackModelConfig(values);
  return fallback && fallback.apiKey === '' && fallback.url === undefined
    ? ['OPENAI_FALLBACK_API_KEY or OPENAI_FALLBACK_BASE_URL must be set for a second model.']
    : [];
}
