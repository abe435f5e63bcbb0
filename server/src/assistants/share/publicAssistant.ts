import type { SharedDesk } from '@belldesk/contract/product/share';
import type { Ctx } from '../../context.ts';
import { noSuchPublicAssistant } from './policy.ts';
import { findPublicAssistant } from './queries.ts';

const MINUTE_MS = 60_000;

/** Who answers by a link. @throws AppError not-found: off, renewed, never made, or not published */
export async function readPublicAssistant({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { readonly token: string };
}): Promise<SharedDesk> {
  const desk = await findPublicAssistant(ctx.db, input.token);
  if (!desk) throw noSuchPublicAssistant();
  return { name: desk.name, longestCallMs: desk.longestCallMinutes * MINUTE_MS };
}
