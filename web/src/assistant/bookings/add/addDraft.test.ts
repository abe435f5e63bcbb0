import { describe, expect, it } from 'vitest';
import { tableService, tables } from '../testing/sampleEntries.ts';
import { type AddDraft, addInputOf, addResolver, draftAt, numberOrNull } from './addDraft.ts';

const place = { day: '2026-11-21', minute: 1_140, resourceId: null };
const draft: AddDraft = { ...draftAt(place, [tableService]), name: 'Ann', partySize: 4 };

async function problemsOf(changes: Partial<AddDraft>): Promise<Record<string, unknown>> {
  const values = { ...draft, ...changes };
  const options = { fields: {}, shouldUseNativeValidation: false } as const;
  const { errors } = await addResolver(values, undefined, options);
  return Object.fromEntries(
    Object.entries(errors).map(([field, error]) => [field, error?.message]),
  );
}

describe('adding by hand', () => {
  it('opens at the place that was chosen, with the service that fits there', () => {
    const table = tables[1];
    const other = { ...tableService, id: 'other', resourceIds: [] };
    const there = draftAt({ ...place, resourceId: table?.id ?? '' }, [other, tableService]);
    expect(there).toMatchObject({
      what: tableService.id,
      resourceId: table?.id,
      date: '2026-11-21',
      time: '19:00',
    });
    expect(draftAt({ ...place, minute: null }, [])).toMatchObject({
      what: 'appointment',
      time: '',
    });
  });

  it('asks for a service, for something in words, or for an order', () => {
    expect(addInputOf(draft, true)).toEqual({
      kind: 'service',
      serviceId: tableService.id,
      resourceId: null,
      partySize: 4,
      date: '2026-11-21',
      time: '19:00',
      name: 'Ann',
      phoneNumber: null,
      email: null,
      notes: null,
      anyway: true,
    });
    expect(
      addInputOf(
        { ...draft, what: 'reservation', service: ' Terrace ', phoneNumber: ' 1 ' },
        false,
      ),
    ).toMatchObject({
      kind: 'reservation',
      service: 'Terrace',
      durationMinutes: 60,
      phoneNumber: '1',
      email: null,
    });
    const items = [{ name: 'Lamb pie', quantity: 2 }];
    expect(addInputOf({ ...draft, what: 'order', items }, false)).toMatchObject({
      kind: 'order',
      items,
    });
  });

  it('names what is missing at its field', async () => {
    expect(await problemsOf({})).toEqual({});
    expect(await problemsOf({ name: ' ', date: '', time: '', partySize: 0 })).toEqual({
      name: 'Please enter a name',
      date: 'Please choose a day',
      time: 'Please choose a time',
      partySize: 'Please enter a number between 1 and 500',
    });
    expect(await problemsOf({ what: 'appointment' })).toEqual({
      service: 'Please enter what is booked',
    });
    expect(await problemsOf({ what: 'order' })).toEqual({
      items: 'Please enter at least one item and its quantity',
    });
  });

  it('takes an empty number as left out', () => {
    expect(['', null, 'x', '4', 2.5].map(numberOrNull)).toEqual([null, null, null, 4, 2.5]);
  });
});
