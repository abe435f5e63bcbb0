import { plans } from '@belldesk/contract/catalogue/plans';
import { expect, test } from 'vitest';
import { comparison } from './comparison.ts';

const catalogue = plans.flatMap(({ features }) => features);

test('every feature of the catalogue stands in exactly one row, and no other', () => {
  const covered = comparison.flatMap(({ covers }) => covers);
  expect(covered.toSorted()).toEqual([...new Set(catalogue)].toSorted());
});

test('a plan has something in each row that stands for one of its features', () => {
  const missing = plans.flatMap((plan) =>
    comparison
      .filter(({ covers }) => covers.some((feature) => plan.features.includes(feature)))
      .filter((row) => row[plan.id] === false)
      .map((row) => `${plan.name}, ${row.name}`),
  );
  expect(missing).toEqual([]);
});

test('the minutes are the catalogue’s', () => {
  expect(comparison[0]).toMatchObject({
    starter: '30',
    professional: '120',
    premium: 'Unlimited',
  });
});
