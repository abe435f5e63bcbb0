import { buildSystemPrompt } from '@belldesk/contract/prompt';
import type { FunctionTool } from '@belldesk/contract/voice/assistant';
import { receptionistTools } from '@belldesk/contract/voice/tools';
import type { ModelRequest } from '../model.ts';

/** The receptionist's function tools as an assistant has them. */
export const functionTools: readonly FunctionTool[] = receptionistTools.filter(
  (tool) => tool.type === 'function',
);

/** A request to answer with everything filled in: noon of Friday, 20 November 2026, in London. */
export function modelRequest(changes: Partial<ModelRequest> = {}): ModelRequest {
  return {
    systemPrompt: buildSystemPrompt({
      companyName: 'Testeria',
      phoneNumber: '020 7946 0123',
      businessDescription: 'A family restaurant.',
      targetCustomers: 'Everyone nearby.',
      additionalDetails: 'Opening hours: every day, 12:00 to 22:00.\nParking: behind the house.',
    }),
    greeting: 'Hello, this is Testeria.',
    language: 'en-GB',
    conversation: [],
    tools: functionTools,
    mayEndCall: true,
    callerNumber: null,
    startedAtMs: Date.parse('2026-11-20T12:00:00Z'),
    timeZone: 'Europe/London',
    country: 'GB',
    businessName: 'Testeria',
    input: 'speech',
    model: 'house',
    temperature: 0,
    maxTokens: 200,
    signal: new AbortController().signal,
    ...changes,
  };
}
