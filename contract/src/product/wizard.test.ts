import { expect, test } from 'vitest';
import { wizardLimits, wizardStepSchemas } from './wizard.ts';

test.each([
  [2, 'businessDescription', /description/i],
  [2, 'targetCustomers', /target customers/i],
  [4, 'additionalDetails', /details/i],
] as const)(
  'a text of 20,000 characters in step %i is refused by the name of its field: %s',
  (step, field, named) => {
    const { success, error } = wizardStepSchemas[step].safeParse({
      businessDescription: 'A shop.',
      targetCustomers: 'All.',
      additionalDetails: '',
      [field]: 'x '.repeat(10_000).trim(),
    });
    expect(success).toBe(false);
    expect(error?.issues).toHaveLength(1);
    expect(error?.issues[0]?.path).toEqual([field]);
    expect(error?.issues[0]?.message).toMatch(named);
    expect(error?.issues[0]?.message).toContain(
      wizardLimits[field].toLocaleString('en-US').replace(',', ''),
    );
  },
);
