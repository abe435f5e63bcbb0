import { AppError } from '@belldesk/contract/errors';
import { type OwnTool, type OwnTools, ownTool } from '@belldesk/contract/product/ownTools';
import { receptionistTools } from '@belldesk/contract/voice/tools';
import { toolPatternProblem } from '@belldesk/kit/schemaPatterns';
import { requireMember } from '../access/requireMember.ts';
import type { Ctx } from '../context.ts';
import { lockAssistants } from '../db/locks.ts';
import type { AssistantAnswer } from '../voiceApi/client.ts';
import { VoiceApiFailure, voiceServiceFailed } from '../voiceApi/error.ts';
import { factsFor } from './factsFor.ts';
import { keepOwnTools } from './keepOwnTools.ts';
import { noSuchAssistant } from './policy.ts';
import { findOwn } from './queries.ts';
import { voicePayload } from './voicePayload.ts';

const THE_PRODUCTS: ReadonlySet<string> = new Set(
  receptionistTools.flatMap((tool) => (tool.type === 'function' ? [tool.function.name] : [])),
);

/**
 * The tools that an owner gave the assistant, without their secrets.
 * @throws AppError unauthenticated, not-found, voice-service-failed
 */
export async function listOwnTools({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { readonly id: string };
}): Promise<OwnTools> {
  const member = requireMember(ctx, 'see the tools of an assistant');
  const own = await findOwn(ctx.db, { id: input.id, organisationId: member.organisationId });
  if (!own) throw noSuchAssistant();
  try {
    return { tools: ownToolsOf(await ctx.voice.getAssistant(own.assistantId)) };
  } catch (cause) {
    throw voiceServiceFailed(cause, 'Failed to read the tools');
  }
}

/**
 * Replaces all of them; what the product and others gave the assistant stays.
 * @throws AppError unauthenticated, not-found, bad-input, voice-service-failed
 */
export async function replaceOwnTools({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { readonly id: string; readonly tools: readonly OwnTool[] };
}): Promise<OwnTools> {
  const member = requireMember(ctx, 'change the tools of an assistant');
  requireNames(input.tools);
  requireLinearPatterns(input.tools);
  return ctx.db.transaction(async (tx) => {
    await lockAssistants(tx, member.organisationId);
    const own = await findOwn(tx, { id: input.id, organisationId: member.organisationId });
    if (!own) throw noSuchAssistant();
    try {
      const theirs = await ctx.voice.getAssistant(own.assistantId);
      const { model } = keepOwnTools(
        voicePayload(await factsFor(tx, own, ctx.clock.nowMs()), ctx.webhook),
        theirs,
      );
      if (!model) throw new Error('an assistant without a model');
      const others = (model.tools ?? []).filter((tool) => !isOwn(tool));
      const changed = await ctx.voice.updateAssistant(own.assistantId, {
        model: { ...model, tools: [...others, ...input.tools] },
      });
      return { tools: ownToolsOf(changed) };
    } catch (cause) {
      if (cause instanceof VoiceApiFailure && cause.status === 400)
        throw new AppError('bad-input', 'A tool was rejected. Enter its secrets again.', { cause });
      throw voiceServiceFailed(cause, 'Failed to change the tools');
    }
  });
}

const isOwn = (tool: unknown): boolean => ownTool.safeParse(tool).success;

function ownToolsOf({ model }: AssistantAnswer): OwnTool[] {
  return (model?.tools ?? []).flatMap((tool) => ownTool.safeParse(tool).data ?? []);
}

/** What the voice platform would refuse, with the field named. */
function requireLinearPatterns(tools: readonly OwnTool[]): void {
  for (const [index, tool] of tools.entries()) {
    const problem = toolPatternProblem(tool);
    if (!problem) continue;
    const field = `tools.${index}.${problem.field}`;
    throw new AppError('bad-input', `${field}: ${problem.message}`, {
      fields: [{ field, message: problem.message }],
    });
  }
}

/** A tool that took the name of another would silently stand in for it, or never be run. */
function requireNames(tools: readonly OwnTool[]): void {
  const seen = new Set(THE_PRODUCTS);
  for (const tool of tools) {
    const name = tool.type === 'function' ? tool.function.name : 'name' in tool ? tool.name : '';
    if (name === '') continue;
    if (seen.has(name)) throw new AppError('bad-input', `Another tool is already named ${name}.`);
    seen.add(name);
  }
}
