import { AppError } from '@belldesk/contract/errors';
import type { ChatAnswer, ChatDto } from '@belldesk/contract/voice/chat';
import { v7 as uuidv7 } from 'uuid';
import { announcingEmergencies } from '../dialogue/emergency/announcingEmergencies.ts';
import type { ConversationMessage } from '../dialogue/model.ts';
import { type ChatRow, findChat, insertChat } from '../store/chats/queries.ts';
import type { Database } from '../store/database.ts';
import { ORG_ID } from '../store/organisation.ts';
import { openAssistant, type Sealer } from '../store/sealer.ts';
import type { Engine } from './engine.ts';
import { newCallRow } from './newCallRow.ts';
import { type Receptionist, receptionistOf } from './receptionist.ts';
import { resolveAssistant } from './resolveAssistant.ts';
import { noToolMeans, Toolbox } from './tools/toolbox.ts';

const MAX_ROUNDS = 6;
const DEADLINE_MS = 60_000;

type Thread = Pick<ChatRow, 'assistantId' | 'assistant' | 'conversation' | 'threadStartedAt'> & {
  readonly threadId: string | null;
};

interface Round {
  readonly text: string;
  readonly toolCalls: readonly Extract<ConversationMessage, { role: 'tool-call' }>[];
  readonly ended: boolean;
}

/** The same receptionist without audio: one text in, its text out. */
export class ChatRoom {
  readonly #db: Database;
  readonly #sealer: Sealer;
  readonly #engine: Engine;

  constructor(db: Database, sealer: Sealer, engine: Engine) {
    this.#db = db;
    this.#sealer = sealer;
    this.#engine = engine;
  }

  /** Throws `bad-input` for an unknown assistant or chat, `voice-service-failed` when no model answers. */
  async answer(request: ChatDto): Promise<ChatAnswer> {
    const now = new Date(this.#engine.clock.nowMs());
    const id = uuidv7();
    const thread = await this.#thread(request, now);
    const threadId = thread.threadId ?? id;
    const receptionist = receptionistOf(openAssistant(thread.assistant, this.#sealer));
    const said: ConversationMessage[] = [{ role: 'caller', text: request.input.trim() }];
    const ended = await this.#converse(thread, threadId, receptionist, said);
    await insertChat(this.#db, {
      id,
      threadId,
      previousChatId: request.previousChatId ?? null,
      assistantId: thread.assistantId,
      assistant: thread.assistant,
      conversation: [...thread.conversation, ...said],
      threadStartedAt: thread.threadStartedAt,
      createdAt: now,
      updatedAt: now,
    });
    return {
      id,
      orgId: ORG_ID,
      createdAt: now.toISOString(),
      updatedAt: now.toISOString(),
      assistantId: thread.assistantId,
      previousChatId: request.previousChatId ?? null,
      output: said.flatMap(outputOf),
      ...(ended ? { ended } : {}),
    };
  }

  async #thread(request: ChatDto, now: Date): Promise<Thread> {
    if (request.previousChatId === undefined)
      return {
        assistantId: request.assistantId ?? null,
        assistant: await resolveAssistant(this.#db, this.#sealer, request),
        conversation: [],
        threadId: null,
        threadStartedAt: now,
      };
    const previous = await findChat(this.#db, request.previousChatId);
    if (!previous) throw new AppError('bad-input', 'previousChatId: there is no such chat');
    return previous;
  }

  /** Lets the model answer and its tools run until it has said all. Adds to `said`; true when it hung up. */
  async #converse(
    thread: Thread,
    threadId: string,
    receptionist: Receptionist,
    said: ConversationMessage[],
  ): Promise<boolean> {
    const call = newCallRow('webCall', thread.assistant, thread.threadStartedAt.getTime(), {
      id: threadId,
      assistantId: thread.assistantId,
      status: 'in-progress',
      startedAt: thread.threadStartedAt,
    });
    const { clock, logger, toolMeans: means = noToolMeans } = this.#engine;
    const toolbox = new Toolbox({
      row: call,
      receptionist,
      callerNumber: null,
      press: null,
      means,
      clock,
      logger,
    });
    const asked = { ...receptionist, tools: toolbox.offers };
    const signal = AbortSignal.timeout(DEADLINE_MS);
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const { text, toolCalls, ended } = await this.#round(asked, thread, said, signal);
      if (text !== '') said.push({ role: 'assistant', text });
      said.push(...toolCalls);
      for (const toolCall of toolCalls)
        said.push({
          role: 'tool-result',
          id: toolCall.id,
          name: toolCall.name,
          result: await toolbox.run(toolCall),
        });
      if (ended || toolCalls.length === 0) return ended;
    }
    throw new AppError('voice-service-failed', 'The assistant did not come to an answer.');
  }

  async #round(
    receptionist: Receptionist,
    thread: Thread,
    said: readonly ConversationMessage[],
    signal: AbortSignal,
  ): Promise<Round> {
    let text = '';
    let ended = false;
    const toolCalls: Extract<ConversationMessage, { role: 'tool-call' }>[] = [];
    const events = announcingEmergencies(this.#engine.model, this.#engine.meaning).respond({
      ...receptionist,
      conversation: [...thread.conversation, ...said],
      callerNumber: null,
      startedAtMs: thread.threadStartedAt.getTime(),
      input: 'text',
      signal,
    });
    for await (const event of events) {
      if (event.type === 'text') text += event.text;
      else if (event.type === 'tool-call')
        toolCalls.push({
          role: 'tool-call',
          id: event.id,
          name: event.name,
          arguments: event.arguments,
        });
      else if (event.type === 'end-call') ended = true;
    }
    return { text: text.trim(), toolCalls, ended };
  }
}

function outputOf(message: ConversationMessage): ChatAnswer['output'] {
  switch (message.role) {
    case 'assistant':
      return [{ role: 'assistant', content: message.text }];
    case 'tool-call':
      return [
        { role: 'tool', content: '', name: message.name, arguments: { ...message.arguments } },
      ];
    case 'tool-result':
      return [{ role: 'tool', content: message.result, name: message.name }];
    default:
      return [];
  }
}
