import type { AssistantDto, VoiceAssistant } from '@belldesk/contract/voice/assistant';
import { type VoiceCall, voiceCall } from '@belldesk/contract/voice/call';
import { type ChatAnswer, chatAnswer } from '@belldesk/contract/voice/chat';
import type { VoicePhoneNumber } from '@belldesk/contract/voice/phoneNumber';
import { z } from 'zod';

/** The voice platform's API as any client would use it. */
export class VoiceClient {
  readonly #url: string;
  readonly #key: string;

  constructor(platform: { readonly voiceUrl: string; readonly voiceApiKey: string }) {
    this.#url = platform.voiceUrl;
    this.#key = platform.voiceApiKey;
  }

  createAssistant(dto: AssistantDto): Promise<VoiceAssistant> {
    return this.#ask('POST', '/assistant', dto) as Promise<VoiceAssistant>;
  }

  async changeAssistant(id: string, changes: AssistantDto): Promise<VoiceAssistant> {
    return (await this.#ask('PATCH', `/assistant/${id}`, changes)) as VoiceAssistant;
  }

  /** What the platform tells the assistant of its business. */
  async systemPrompt(id: string): Promise<string> {
    const { model } = (await this.#ask('GET', `/assistant/${id}`)) as VoiceAssistant;
    return model?.messages?.[0]?.content ?? '';
  }

  createAddress(sipUser: string, assistantId: string): Promise<VoicePhoneNumber> {
    return this.#ask('POST', '/phone-number', {
      provider: 'vapi',
      sipUri: `sip:${sipUser}@anywhere`,
      assistantId,
    }) as Promise<VoicePhoneNumber>;
  }

  async calls(assistantId: string): Promise<VoiceCall[]> {
    return z.array(voiceCall).parse(await this.#ask('GET', `/call?assistantId=${assistantId}`));
  }

  async chat(body: {
    assistantId: string;
    input: string;
    previousChatId?: string;
  }): Promise<ChatAnswer> {
    return chatAnswer.parse(await this.#ask('POST', '/chat', body));
  }

  async #ask(method: string, path: string, body?: object): Promise<unknown> {
    const response = await fetch(`${this.#url}${path}`, {
      method,
      headers: { authorization: `Bearer ${this.#key}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return JSON.parse(text);
  }
}
