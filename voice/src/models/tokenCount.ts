import type OpenAI from 'openai';

/** Of English, and near enough elsewhere (platform.openai.com, Tokenizer). */
const CHARACTERS_PER_TOKEN = 4;

/** Counts the tokens of one answer: what the service says of them, else a guess from its characters. */
export class TokenCount {
  readonly #promptCharacters: number;
  #completionCharacters = 0;
  #wasAsked = false;
  #told: OpenAI.CompletionUsage | null = null;

  constructor(messages: readonly OpenAI.Chat.Completions.ChatCompletionMessageParam[]) {
    this.#promptCharacters = messages.reduce(
      (sum, { content }) => sum + (typeof content === 'string' ? content.length : 0),
      0,
    );
  }

  /** The service has taken the question: from now on it costs. */
  asked(): void {
    this.#wasAsked = true;
  }

  came({ usage, choices }: OpenAI.Chat.Completions.ChatCompletionChunk): void {
    if (usage) this.#told = usage;
    const delta = choices[0]?.delta;
    this.#completionCharacters += delta?.content?.length ?? 0;
    for (const call of delta?.tool_calls ?? [])
      this.#completionCharacters += call.function?.arguments?.length ?? 0;
  }

  /** Null when the question was refused. */
  used(): { promptTokens: number; completionTokens: number; estimated: boolean } | null {
    if (!this.#wasAsked) return null;
    // The count comes last: an answer that was cut off has none.
    if (this.#told)
      return {
        promptTokens: this.#told.prompt_tokens,
        completionTokens: this.#told.completion_tokens,
        estimated: false,
      };
    return {
      promptTokens: Math.ceil(this.#promptCharacters / CHARACTERS_PER_TOKEN),
      completionTokens: Math.ceil(this.#completionCharacters / CHARACTERS_PER_TOKEN),
      estimated: true,
    };
  }
}
