import { expect, test } from 'vitest';
import { heardOf } from '../testing/heardSlots.ts';
import {
  MOMENTS_IN_ONE_BREATH,
  NAMES_IN_ONE_BREATH,
  PHONES_IN_ONE_BREATH,
  SIZES_IN_ONE_BREATH,
} from '../testing/oneBreath.ts';

test.each([
  ...SIZES_IN_ONE_BREATH,
  ...MOMENTS_IN_ONE_BREATH,
  ...NAMES_IN_ONE_BREATH,
  ...PHONES_IN_ONE_BREATH,
])('$said', (one) => {
  expect(heardOf(one)).toEqual(one.heard);
});
