import { expect, it } from 'vitest';
import { tableService } from '../../testing/sampleEntries.ts';
import { draftOfService, serviceInputOf, serviceResolver } from './serviceDraft.ts';

it('goes from the service to the form and back', () => {
  const { id: _id, locationId: _locationId, version: _version, ...fields } = tableService;
  const service = { ...tableService, priceMinor: 2_550, otherNames: ['dinner', 'lunch'] };
  expect(serviceInputOf(draftOfService(service, 'EUR'))).toEqual({
    ...fields,
    priceMinor: 2_550,
    otherNames: ['dinner', 'lunch'],
  });
  expect(draftOfService(null, 'EUR')).toMatchObject({ currency: 'EUR', price: '', name: '' });
});

it('names what is wrong at its field', async () => {
  const draft = { ...draftOfService(null, 'GBP'), price: 'cheap', durationMinutes: 1 };
  const options = { fields: {}, shouldUseNativeValidation: false } as const;
  const { errors } = await serviceResolver(draft, undefined, options);
  expect(
    Object.fromEntries(Object.entries(errors).map(([at, error]) => [at, error?.message])),
  ).toEqual({
    name: 'Please enter a name',
    price: 'Please enter a price such as 25 or 25.50',
    durationMinutes: 'At least 5 minutes',
  });
  const { errors: other } = await serviceResolver(
    { ...draft, name: 'Cut', durationMinutes: 30, currency: 'pounds' },
    undefined,
    options,
  );
  expect(other.currency?.message).toBe('Please use three letters, such as GBP');
});
