import { expect, test } from 'vitest';
import { plainWords } from '../../normalise/words.ts';
import { hearName } from './names.ts';

/** A name where it was asked for, with an aside about how it is written. */
test.each([
  ['Ellis Whitaker, one T', 'Ellis Whitaker'],
  ['Ellis Whitaker, single t', 'Ellis Whitaker'],
  ['Whitaker with one t, Ellis Whitaker', 'Ellis Whitaker'],
  ['Ellis Whittaker, two Ts', 'Ellis Whittaker'],
  ['Ellis Whitaker one T', 'Ellis Whitaker'],
  ['Philippa Matthews, that’s one L two Ps', 'Philippa Matthews'],
  ['Sarah Connelly, double n, double l', 'Sarah Connelly'],
  ['Rees, R double E S, Dylan Rees', 'Dylan Rees'],
  ['Catherine Moore with a C', 'Catherine Moore'],
  ['Siobhan Daly, it’s spelled the Irish way', 'Siobhan Daly'],
  ['Siobhan Daly, spelt the usual way', 'Siobhan Daly'],
  ['Mark Thompson, Thompson with a p', 'Mark Thompson'],
  ['Stephen Hall, Stephen with a ph', 'Stephen Hall'],
  ['Anne-Marie Locke, Anne with an e', 'Anne-Marie Locke'],
  ['Tom Reid, R E I D not double E', 'Tom Reid'],
  ['Gill Hopps, Gill with a G', 'Gill Hopps'],
  ['Jon Clarke, no h in Jon', 'Jon Clarke'],
  ['Jon Clarke, without an h', 'Jon Clarke'],
  ['Nicola Byrne, B Y R N E', 'Nicola Byrne'],
  ['Lesley Hughes, l e y', 'Lesley Hughes'],
  ['Tracy Bell, no e', 'Tracy Bell'],
  ['Alan Jeffries, one l in Alan', 'Alan Jeffries'],
  ['Alan Jeffries with two fs', 'Alan Jeffries'],
  ['Ann Parr, double r', 'Ann Parr'],
  ['Kris Olsen, with a K, and e n at the end', 'Kris Olsen'],
  ['Michael McKay, capital K', 'Michael McKay'],
  ['Sean O’Neill, two Ls', 'Sean O’Neill'],
  ['Hobbs, like the stove, Peter Hobbs', 'Peter Hobbs'],
  ['Marsh, as in the bog, Helen Marsh', 'Helen Marsh'],
])('%s', (said, name) => {
  expect(hearName(plainWords(said), { raw: said, asked: true })?.replace("'", '’')).toBe(name);
});

/** Unasked, what comes behind the letters belongs to the wish. */
test.each([
  ['this is Carla Lindqvist, L I N D Q V I S T, I’d like a cut', 'Carla Lindqvist'],
  ['my name is Tom Reid, R E I D, I’m ringing about Tuesday', 'Tom Reid'],
  ['Hello, this is Ellis Whitaker, one T, can you fit me in', 'Ellis Whitaker'],
  ['Hello, it’s Marek Nowak, M A R E K, we’d like a room', 'Marek Nowak'],
  ['this is Jo Park, P A R K, he’d like a lesson', 'Jo Park'],
])('%s', (said, name) => {
  expect(hearName(plainWords(said), { raw: said, asked: false })).toBe(name);
});
