import type { Meaning } from '../meaning.ts';
import type { ModelRequest } from '../model.ts';
import { type AgentContext, readContext } from './context.ts';
import { step } from './reducer.ts';
import { type AgentState, initialState } from './state.ts';

interface Told {
  /** The message as JSON: what counts is its content, not which object it is. */
  readonly message: string;
  readonly state: AgentState;
}

interface Thread {
  readonly context: AgentContext;
  readonly told: readonly Told[];
}

/** As many as calls at once, and some: a forgotten thread is only told again. */
const THREADS_KEPT = 256;
const threads = new Map<string, Thread>();

/** Everything but the conversation that an answer depends on. */
function settingOf(request: ModelRequest): string {
  const { systemPrompt, greeting, language, mayEndCall, callerNumber, knownCaller } = request;
  const { startedAtMs, timeZone, country, businessName, input } = request;
  const tools = request.tools.map((tool) => tool.function.name);
  return JSON.stringify([
    systemPrompt,
    greeting,
    language,
    mayEndCall,
    callerNumber,
    knownCaller,
    startedAtMs,
    timeZone,
    country,
    businessName,
    input,
    tools,
  ]);
}

function remember(setting: string, thread: Thread): void {
  threads.delete(setting);
  threads.set(setting, thread);
  if (threads.size > THREADS_KEPT) threads.delete(threads.keys().next().value ?? '');
}

/**
 * Where a conversation stands: a fold over its messages. The steps told before are kept, so that a
 * turn late in a call costs no more than the first; without them the answer is the same.
 */
export function reduceConversation(
  request: ModelRequest,
  meaning: Meaning | null = null,
): AgentState {
  const setting = settingOf(request);
  const thread = threads.get(setting) ?? { context: readContext(request, meaning), told: [] };
  const { context } = thread;
  const told: Told[] = [];
  let state = initialState(context.greeting || context.say.talk.hello, context.knownCaller?.name);
  for (const [index, message] of request.conversation.entries()) {
    const text = JSON.stringify(message);
    const before = thread.told[index];
    const same = before?.message === text && told[index - 1] === thread.told[index - 1];
    state = same ? before.state : step(state, message, context);
    told.push(same ? before : { message: text, state });
  }
  remember(setting, { context, told });
  return state;
}
