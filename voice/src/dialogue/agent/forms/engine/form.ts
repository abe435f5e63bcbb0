import type { AgentContext } from '../../context.ts';
import type { Utterance } from '../../nlu/normalise/utterance.ts';
import type { AgentState, Facts, FormName, Question, ToolWish } from '../../state.ts';

/** What a form learns from an answer. */
export interface Taken {
  readonly facts: Partial<Facts>;
  /** Said before the next question; with `stays` instead of it, and the same is asked on. */
  readonly say?: string;
  readonly stays?: boolean;
}

/** A slot as it is asked for and answered by keys. */
export interface KeySlot {
  readonly prompt: (context: AgentContext) => string;
  /** Null for keys that do not fit. */
  readonly hear: (digits: string, facts: Facts, context: AgentContext) => Partial<Facts> | null;
}

/** One thing that a form must know, declared once for every way of telling it. */
export interface Slot {
  readonly asks: Question;
  /** Whether there is nothing to ask: it is told, or not needed with what is known so far. */
  readonly isSettled: (facts: Facts, context: AgentContext) => boolean;
  /** The question in speech; without it the slot is one of the keypad alone. */
  readonly question?: (facts: Facts, context: AgentContext) => string;
  /** The same in other words, with an example: said when the question brought no answer. */
  readonly again?: (facts: Facts, context: AgentContext) => string;
  /** What a bare answer to the question tells, beyond what the form hears in any turn. */
  readonly hear?: (said: Utterance, facts: Facts, context: AgentContext) => Taken | null;
  /** Without it the slot is none of the keypad's. */
  readonly keyed?: KeySlot;
  /** Words by which a caller who corrects something means this slot. */
  readonly named?: RegExp;
  /** Where there is only one answer anyway, nothing is asked anew. */
  readonly mayChange?: (facts: Facts, context: AgentContext) => boolean;
  readonly forget?: (facts: Facts) => Partial<Facts>;
  /** What was said, taken as it is, where the same question was answered twice and nothing was understood. */
  readonly asSaid?: (said: Utterance, facts: Facts) => Partial<Facts> | null;
  /** How the form goes on where no answer is ever understood; without it a message is offered. */
  readonly without?: (facts: Facts) => Partial<Facts>;
}

/** What cannot be as it was told. */
export interface Objection {
  /** Why, as a sentence. */
  readonly say: string;
  /** What is dropped. */
  readonly facts: Partial<Facts>;
  /** The owner takes nothing of this kind by phone: the form ends, with this offer of a message. */
  readonly endsWith?: string;
  /** The slot that is asked for next, whatever else is missing. */
  readonly asks?: Question;
}

/** A wish that is asked for slot by slot, read back, agreed to and then sent to a tool. */
export interface Form {
  readonly name: FormName;
  /** In the order in which they are asked for. */
  readonly slots: readonly Slot[];
  readonly confirm: Question;
  readonly check: (facts: Facts, context: AgentContext) => Objection | null;
  /** What must be looked up before the next question; null for nothing. The result's turn goes on. */
  readonly look?: (state: AgentState, context: AgentContext) => ToolWish | null;
  /** Everything that will be committed, with the question whether it is right. */
  readonly readBack: (facts: Facts, context: AgentContext) => string;
  /** "Is that right, yes or no?" */
  readonly confirmAgain: (context: AgentContext) => string;
  /** Null while something is missing. */
  readonly tool: (facts: Facts, context: AgentContext) => ToolWish | null;
  /** Said where what was refused once would be sent again; else that the time is not free. */
  readonly refusedAgain?: (facts: Facts, context: AgentContext) => string;
  /** What is known so far, as a message for the team; undefined where nothing is worth passing on. */
  readonly passOn: (facts: Facts, context: AgentContext) => string | undefined;
  /** The same by keys; without it the form cannot be filled by keys. */
  readonly byKeys?: {
    readonly check: Form['check'];
    readonly readBack: (facts: Facts, context: AgentContext) => string;
    readonly tool: (facts: Facts, context: AgentContext) => ToolWish | null;
  };
}

/** The first slot that is still open, among those that can be asked for in this way. */
export function openSlot(
  { slots }: Form,
  by: 'speech' | 'keys',
  facts: Facts,
  context: AgentContext,
): Slot | undefined {
  return slots.find(
    (slot) =>
      (by === 'keys' ? slot.keyed !== undefined : slot.question !== undefined) &&
      !slot.isSettled(facts, context),
  );
}

/** The slot that a question is about. */
export function slotOf({ slots }: Form, asked: Question): Slot | undefined {
  return slots.find(({ asks }) => asks === asked);
}

const LONGEST_CORRECTION_WORDS = 10;

/** The slots that somebody means who says what is wrong: "the time, and the name too". */
export function slotsNamed(
  { slots }: Form,
  words: string,
  facts: Facts,
  context: AgentContext,
): Slot[] {
  if (words.split(' ').length > LONGEST_CORRECTION_WORDS) return [];
  return slots.filter(
    ({ named, forget, mayChange }) =>
      forget !== undefined && named?.test(words) && mayChange?.(facts, context) !== false,
  );
}

/** The facts without what these slots were told. */
export function forgotten(slots: readonly Slot[], facts: Facts): Partial<Facts> {
  let changes: Partial<Facts> = {};
  for (const { forget } of slots) changes = { ...changes, ...forget?.({ ...facts, ...changes }) };
  return changes;
}
