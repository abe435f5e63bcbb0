import { createCaller } from './caller.ts';
import { goalOf, SLOTS } from './goal.ts';
import { type Half, oneOf, phrases } from './phrases.ts';
import { type Played, play } from './play.ts';
import { chance } from './random.ts';
import { STYLES } from './style.ts';

const KINDS = Object.keys(SLOTS);
const STYLE_NAMES = Object.keys(STYLES);

export interface Dialogue extends Played {
  readonly title: string;
}

/** One dialogue by its seed: whom, what for and how; the same seed is the same dialogue for the same house. */
export async function dialogueOf(seed: number, half: Half): Promise<Dialogue> {
  const dice = chance(seed * 7919 + 17);
  const of = KINDS[seed % KINDS.length] ?? 'restaurant';
  const name = dice.oneOf(STYLE_NAMES);
  const style = STYLES[name];
  if (!style) throw new Error(`no style ${name}`);
  const message = dice.happens(0.1) ? oneOf(phrases.message.what, half, dice) : undefined;
  const goal = { ...goalOf(of, dice), ...(message === undefined ? {} : { message }) };
  const ownNumber = dice.happens(0.25);
  const caller = createCaller({ goal, style, half, chance: dice });
  return { title: `${seed} ${half} ${of} ${name}`, ...(await play(caller, goal, ownNumber)) };
}
