import { plans } from '@belldesk/contract/catalogue/plans';
import { expect, it } from 'vitest';
import { roomText } from './roomText.ts';

it('says what each plan has room for', () => {
  expect(plans.map(roomText)).toEqual([
    '1 assistant, 1 location and 2 people',
    '3 assistants, 3 locations and 5 people',
    'any number of assistants, locations and people',
  ]);
  const [starter] = plans;
  expect(starter && roomText({ ...starter, locations: null, members: 1 })).toBe(
    '1 assistant, any number of locations and 1 person',
  );
});
