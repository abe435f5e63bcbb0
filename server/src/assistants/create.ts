import { createHash } from 'node:crypto';
import { countryOf } from '@belldesk/contract/catalogue/countries';
import type { Assistant } from '@belldesk/contract/product/assistant';
import type { CreateAssistantInput } from '@belldesk/contract/product/wizard';
import { buildSystemPrompt } from '@belldesk/contract/prompt';
import { requireMember } from '../access/requireMember.ts';
import type { Ctx } from '../context.ts';
import type { Executor, Transaction } from '../db/client.ts';
import { lockAssistants, lockLocations } from '../db/locks.ts';
import { enqueue } from '../jobs/queries.ts';
import { requireRoom } from '../organisations/entitlements.ts';
import { refuseLocation, resolveLocation } from '../organisations/locations/policy.ts';
import { type LocationRow, listLocations } from '../organisations/locations/queries.ts';
import { tellReceptionists } from '../scheduling/calendar/tellReceptionists.ts';
import { voiceServiceFailed } from '../voiceApi/error.ts';
import { discardVoiceAssistant } from './discard.ts';
import { calendarHours, calendarServices } from './factsFor.ts';
import { keyedMutex } from './keyedMutex.ts';
import { listLinesOf, pointLines } from './lines/queries.ts';
import { presentAssistant } from './presenter.ts';
import {
  type AssistantRow,
  chooseAssistant,
  deleteAssistantRow,
  findCurrent,
  findMadeOf,
  insertAssistant,
  listAt,
  listOf,
} from './queries.ts';
import { settleLocation } from './settleLocation.ts';
import { moveShareLink } from './share/queries.ts';
import {
  type AssistantFacts,
  DEFAULT_LANGUAGE,
  DEFAULT_TEMPERATURE,
  voicePayload,
} from './voicePayload.ts';

/** The same form sent again within this time is the same wish, not another assistant. */
export const SAME_WISH_WINDOW_MS = 60_000;

export const CREATION_FAILED = 'Failed to create your AI assistant';

/**
 * Makes the assistant on the voice platform, then the row. It takes the place of the one that the member looks at and
 * answers on its lines; another one stands beside those that are there. A failure leaves neither behind.
 * @throws AppError unauthenticated, conflict (the plan has no room for another), not-found and bad-input (of the
 *   location), voice-service-failed
 */
export async function createAssistant({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: CreateAssistantInput;
}): Promise<Assistant> {
  const member = requireMember(ctx, 'create an assistant');
  const inputHash = createHash('sha256').update(JSON.stringify(input)).digest('hex');
  return keyedMutex(`assistant:${member.organisationId}`, async () => {
    const nowMs = ctx.clock.nowMs();
    const wish = {
      organisationId: member.organisationId,
      inputHash,
      since: new Date(nowMs - SAME_WISH_WINDOW_MS),
    };
    const same = await findMadeOf(ctx.db, wish);
    if (same) return presentAssistant(same, await listLinesOf(ctx.db, same.id));

    const { location, replaces } = await placeFor(ctx, ctx.db, input);
    await checkCountry(ctx.db, { location, replaces }, input);
    const facts = factsFrom(input);
    const assistantId = await makeVoiceAssistant(ctx, {
      ...facts,
      ...(await factsAt(ctx, location, input)),
    });
    try {
      const kept = await keep(ctx, {
        input,
        facts,
        assistantId,
        wish,
        nowMs,
        toldVersion: location.version,
      });
      return presentAssistant(kept, await listLinesOf(ctx.db, kept.id));
    } catch (cause) {
      await discardVoiceAssistant(ctx, assistantId);
      throw cause;
    }
  });
}

interface Place {
  /** The assistant that goes; null where the new one stands beside those that are there. */
  readonly replaces: AssistantRow | null;
  /** For which it answers. */
  readonly location: LocationRow;
}

/** @throws AppError conflict where the plan has no room for another, not-found and bad-input of the location */
async function placeFor(ctx: Ctx, db: Executor, input: CreateAssistantInput): Promise<Place> {
  const { organisationId } = requireMember(ctx, 'create an assistant');
  const present = await listOf(db, organisationId);
  const replaces = input.another
    ? null
    : await findCurrent(db, { organisationId, sessionId: ctx.sessionId });
  const stay = present.filter(({ id }) => id !== replaces?.id);
  if (!replaces && stay.length > 0) {
    const now = new Date(ctx.clock.nowMs());
    await requireRoom(db, 'assistants', { organisationId, now, used: stay.length });
  }
  const locationId = input.locationId ?? replaces?.locationId;
  return { replaces, location: await resolveLocation(db, organisationId, locationId) };
}

/**
 * The wizard says where a business with one place and one assistant is. A place of several, or one for which others answer
 * as well, moves to no other country on the way. @throws AppError bad-input
 */
async function checkCountry(
  db: Executor,
  { location, replaces }: Place,
  { country }: CreateAssistantInput,
): Promise<void> {
  if (country === undefined || location.country === null || country === location.country) return;
  const { id: locationId, organisationId, name } = location;
  const there = await listAt(db, { organisationId, locationId });
  const isAlone = there.every(({ id }) => id === replaces?.id);
  const isMadeAnew = there.length > 0 || (await listLocations(db, organisationId)).length === 1;
  if (isAlone && isMadeAnew) return;
  const present = new Intl.DisplayNames('en', { type: 'region' }).of(location.country);
  throw refuseLocation(
    `${name} is in ${present}. Choose that country, or add a location in the other country.`,
    'country',
  );
}

/** What is told of a location, with what the wizard says of it. */
async function factsAt(ctx: Ctx, location: LocationRow, input: CreateAssistantInput) {
  const { id: locationId, organisationId, address } = location;
  const at = { organisationId, locationId };
  return {
    timeZone: location.timeZone ?? input.timeZone,
    country: input.country ?? countryOf(location.country),
    address,
    calendar: await calendarHours(ctx.db, at, ctx.clock.nowMs()),
    services: await calendarServices(ctx.db, at),
  };
}

function factsFrom({ form, template }: CreateAssistantInput) {
  return {
    name: form.companyName,
    firstMessage: form.greetingPhrase,
    systemPrompt: buildSystemPrompt(form),
    language: DEFAULT_LANGUAGE,
    voiceId: form.voiceId,
    temperature: DEFAULT_TEMPERATURE,
    template: template ?? null,
    recordsCalls: true,
  };
}

async function makeVoiceAssistant(ctx: Ctx, facts: AssistantFacts): Promise<string> {
  try {
    return (await ctx.voice.createAssistant(voicePayload(facts, ctx.webhook))).id;
  } catch (cause) {
    throw voiceServiceFailed(cause, CREATION_FAILED);
  }
}

interface Making {
  readonly input: CreateAssistantInput;
  readonly facts: ReturnType<typeof factsFrom>;
  readonly assistantId: string;
  readonly wish: {
    readonly organisationId: string;
    readonly inputHash: string;
    readonly since: Date;
  };
  readonly nowMs: number;
  /** Of the location, as the voice platform was told of it. */
  readonly toldVersion: number;
}

function keep(ctx: Ctx, making: Making): Promise<AssistantRow> {
  const { input, facts, assistantId, wish, nowMs, toldVersion } = making;
  const now = new Date(nowMs);
  return ctx.db.transaction(async (tx) => {
    await lockAssistants(tx, wish.organisationId);
    await lockLocations(tx, wish.organisationId);
    // Another process of ours may have been asked the same at the same moment.
    const same = await findMadeOf(tx, wish);
    if (same) {
      await enqueue(tx, 'voice-cleanup', { assistantId });
      return same;
    }
    const { organisationId } = wish;
    const { replaces, location } = await placeFor(ctx, tx, input);
    await checkCountry(tx, { replaces, location }, input);
    await settleLocation(tx, location, { ...input, now });
    const made = await insertAssistant(tx, {
      ...facts,
      organisationId,
      locationId: location.id,
      assistantId,
      phoneNumber: input.form.phoneNumber,
      inputHash: wish.inputHash,
      createdAt: now,
      updatedAt: now,
    });
    if (ctx.sessionId !== null)
      await chooseAssistant(tx, { sessionId: ctx.sessionId, assistantRowId: made.id });
    if (replaces) await replace(tx, replaces, made);
    // Another window has changed it since.
    if (location.version !== toldVersion) await tellReceptionists(tx, made);
    return made;
  });
}

/** The lines of an assistant point at the one in its place before it goes; the platform is told by jobs. */
async function replace(tx: Transaction, old: AssistantRow, made: AssistantRow): Promise<void> {
  const { organisationId } = made;
  const ids = (await listLinesOf(tx, old.id)).map(({ id }) => id);
  await pointLines(tx, { ids, organisationId, assistantRowId: made.id });
  await moveShareLink(tx, { from: old.id, to: made.id });
  await deleteAssistantRow(tx, old);
  if (ids.length > 0) await enqueue(tx, 'answering', { organisationId });
  await enqueue(tx, 'voice-cleanup', { assistantId: old.assistantId });
}
