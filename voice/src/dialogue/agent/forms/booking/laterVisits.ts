import type { AgentContext } from '../../context.ts';
import { namedResource } from '../../knowledge/services.ts';
import { type HeardTime, hearBareTime, hearTime } from '../../nlu/entities/moments/times.ts';
import { digitsForWords } from '../../nlu/entities/numbers.ts';
import { isAfter, personChanges, rowIn, twoNames } from '../../nlu/entities/people/inARow.ts';
import { type Utterance, utterance } from '../../nlu/normalise/utterance.ts';
import { plainWords } from '../../nlu/normalise/words.ts';
import type { AgentState, LaterVisit } from '../../state.ts';
import { hearSlots } from './heard.ts';

/** A turn that tells of more than one visit. */
export interface VisitsTold {
  /** What it tells of the first. */
  readonly first: Utterance;
  readonly later: readonly LaterVisit[];
}

const MOST_PIECES = 8;

const timeIn = (text: string) => hearTime(digitsForWords(plainWords(text)))?.time ?? null;

/** "Half four and quarter to five": the hours in the order in which they are said, and the turn with the first alone. */
function hoursInRow(raw: string): { readonly first: string; readonly times: HeardTime[] } {
  const pieces = raw.split(/(,? and (?:then )?|, (?:then )?| then )/).slice(0, 2 * MOST_PIECES);
  const times: HeardTime[] = [];
  let [first, follows] = ['', false];
  pieces.forEach((piece, index) => {
    if (index % 2 === 1) return;
    const bare = follows ? hearBareTime(digitsForWords(plainWords(piece)))?.time : undefined;
    const time = timeIn(piece) ?? bare ?? null;
    if (time === null || times.length === 0)
      first += `${index > 0 && first !== '' ? pieces[index - 1] : ''}${piece}`;
    if (time !== null) times.push(time);
    follows = time !== null;
  });
  return { first, times };
}

/** Another person's visit told behind the first one's: "me at ten and my sister after me". */
function split(said: Utterance, context: AgentContext): VisitsTold | null {
  for (const { head, tail, name, ordered } of personChanges(said.raw)) {
    const words = plainWords(tail);
    const comesAfter = isAfter(words);
    const apart = timeIn(head) !== null && timeIn(tail) !== null;
    if (rowIn(words) || !(comesAfter || apart || (ordered && timeIn(head) !== null))) continue;
    const told = hearSlots(words, { raw: tail, asked: 'how-can-i-help', context, sized: false });
    const visit: LaterVisit = {
      name: told.name ?? name ?? undefined,
      service: told.service,
      date: told.date,
      time: told.time,
      resource: namedResource(words, context.business.services) ?? undefined,
      notes: context.business.kind === 'trade' ? tail : undefined,
      isAfter: comesAfter || ordered,
      isOther: true,
    };
    return { first: utterance(head), later: [visit] };
  }
  return null;
}

/** Several in a row, told together: "my two boys, one after the other, at four". */
function inRow(said: Utterance): VisitsTold | null {
  const row = rowIn(said.words);
  if (!row) return null;
  const { first, times } = hoursInRow(said.raw);
  const later = Array.from({ length: row.count - 1 }, (_, index) => ({
    time: times[index + 1],
    isAfter: true,
    isOther: row.people,
  }));
  return { first: times.length > 1 ? utterance(first) : said, later };
}

const isFirstNameOf = (first: unknown, name: string) =>
  typeof first === 'string' && name.toLowerCase().startsWith(`${first.toLowerCase()} `);

const AGREES = /^(?:yes|yeah|yep|no|right|correct|okay|ok)\b/i;

/** "Yes, Rosie at four and Finn at five", when it is Finn's visit that is open: what is said of it alone. */
function aboutOpen({ caller }: AgentState, { raw }: Utterance): VisitsTold | null {
  const first = caller.name?.split(' ')[0];
  if (first === undefined) return null;
  const change = personChanges(raw).find(({ name }) => name?.split(' ')[0] === first);
  if (!change || change.head.includes(first)) return null;
  const { head, tail } = change;
  return { first: utterance(`${AGREES.exec(head)?.[0] ?? ''} ${tail}`.trim()), later: [] };
}

/** What a turn adds to the visits told before. */
function merged(known: readonly LaterVisit[], told: readonly LaterVisit[]): LaterVisit[] {
  const length = Math.max(known.length, told.length);
  return Array.from({ length }, (_, index) => {
    const before = known[index];
    const now = told[index];
    const said = Object.fromEntries(
      Object.entries(now ?? {}).filter(([, value]) => value !== undefined),
    );
    return {
      isAfter: true,
      isOther: true,
      ...before,
      ...said,
      ...(before?.name && isFirstNameOf(said.name, before.name) && { name: before.name }),
      ...(before && { isAfter: before.isAfter, isOther: before.isOther || now?.isOther === true }),
    };
  });
}

/**
 * The visits of a turn that tells of more than one: its part about the first, and all that is known of
 * the others. Null where it tells of one. English alone.
 */
export function visitsTold(
  state: AgentState,
  said: Utterance,
  context: AgentContext,
): VisitsTold | null {
  if (!context.language.startsWith('en')) return null;
  const known = state.laterVisits ?? [];
  const names = state.asked === 'name' && known.length > 0 ? twoNames(said.raw) : null;
  if (names) {
    const named = { name: names.second, isAfter: true, isOther: true };
    return { first: utterance(names.first), later: merged(known, [named]) };
  }
  const open = state.lastBooked && state.flow === 'booking' ? aboutOpen(state, said) : null;
  if (open) return { ...open, later: known };
  const told = split(said, context) ?? inRow(said);
  return told && { ...told, later: merged(known, told.later) };
}
