import { expect, it } from 'vitest';
import { locationSearch } from './locationSearch.ts';

it('reads the location from the address, and leaves out what is none', () => {
  const location = '0193b3c0-0000-7000-8000-0000000000d1';
  expect(locationSearch({ location, view: 'day' })).toEqual({ location });
  for (const wrong of ['London', '', 7, undefined])
    expect(locationSearch({ location: wrong })).toEqual({});
});
