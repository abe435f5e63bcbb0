import { expect, test } from 'vitest';
import { type DescribedService, meantService } from './serviceMeant.ts';

function service(
  name: string,
  otherNames: string[] = [],
  durationMinutes = 60,
  by: string[] = [],
): DescribedService {
  return {
    name,
    otherNames,
    kind: 'appointment',
    durationMinutes,
    resources: by.map((one) => ({ name: one })),
  };
}

const school = [
  service('Manual lesson', ['driving lesson'], 60, ['Keith']),
  service('Automatic lesson', [], 60, ['Rhona']),
  service('Double manual lesson', [], 120, ['Keith']),
  service('Motorway lesson', [], 90, ['Keith']),
];
const garage = [
  service('Full service', ['big service'], 180),
  service('Interim service', ['small service'], 90),
  service('Brake check', ['brakes'], 30),
  service('Tyre fitting', ['tyres'], 45),
];
const clinic = [
  service('Initial assessment', ['first visit'], 60),
  service('Pelvic health assessment', [], 60),
  service('Follow-up session', ['return visit'], 30),
];

test.each([
  [school, 'the automatic, one hour', ['Automatic lesson']],
  [school, 'the two-hour one, manual', ['Double manual lesson']],
  [school, 'a normal hour, manual', ['Manual lesson']],
  [school, 'something for the motorway', ['Motorway lesson']],
  [garage, 'the brakes want looking at', ['Brake check']],
  [garage, 'having two tyres fitted', ['Tyre fitting']],
  [garage, 'the big one', ['Full service']],
  [garage, 'an oil change', []],
  [clinic, 'an assessment', ['Initial assessment', 'Pelvic health assessment']],
  [clinic, 'the first visit, the assessment', ['Initial assessment']],
  [clinic, 'pelvic, please', ['Pelvic health assessment']],
  [clinic, 'just an appointment', []],
])('what is meant by a description (%#)', (services, said, names) => {
  const meant = meantService(said, services).map(({ name }) => name);
  expect(meant.length === services.length ? [] : meant).toEqual(names);
});

test('who was asked for leaves out what they do not do', () => {
  expect(meantService('a lesson for an hour', school, 'Rhona').map(({ name }) => name)).toEqual([
    'Automatic lesson',
  ]);
});
