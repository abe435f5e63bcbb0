import { expect, test } from 'vitest';
import { clearlyAhead, type DescribedService, scoreServices } from './scoreServices.ts';

function service(name: string, otherNames: string[] = [], durationMinutes = 60): DescribedService {
  return {
    name,
    otherNames,
    kind: 'appointment',
    durationMinutes,
  };
}

const school = [
  service('Manual lesson', ['driving lesson'], 60),
  service('Automatic lesson', [], 60),
  service('Double manual lesson', [], 120),
  service('Motorway lesson', [], 90),
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
  const meant = clearlyAhead(scoreServices(said, services)).map(({ name }) => name);
  expect(meant.length === services.length ? [] : meant).toEqual(names);
});
