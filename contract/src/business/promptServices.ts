import type { ResourceKind, ServiceKind } from '../product/services.ts';
import { INSTRUCTIONS_HEADING, SERVICES_HEADING } from '../prompt.ts';

/** A service of the calendar as a receptionist is told of it. */
export interface PromptService {
  readonly name: string;
  readonly otherNames: readonly string[];
  readonly kind: ServiceKind;
  readonly durationMinutes: number;
  /** In the currency's smallest unit; null: no price. */
  readonly priceMinor: number | null;
  /** ISO 4217 */
  readonly currency: string;
  /** Any of these does; empty: it needs none. */
  readonly resources: readonly PromptResource[];
}

export interface PromptResource {
  readonly name: string;
  readonly kind: ResourceKind;
  /** Most people at a time; left out where nobody told. */
  readonly capacity?: number | undefined;
}

/** Digits behind the point of a currency, as ISO 4217 has them. */
export function minorDigits(currency: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}

/** What takes people at a time tells how many; who works does not. */
function seatsOf({ kind, capacity }: PromptResource): string {
  return kind === 'staff' || capacity === undefined ? '' : `, up to ${capacity}`;
}

/** `- "Check-up": appointment, 30 minutes, 52.00 GBP; also called "exam"; with "Dr Okafor" (staff)` */
function serviceLine(service: PromptService): string {
  const { name, kind, durationMinutes, priceMinor, currency, otherNames, resources } = service;
  const digits = minorDigits(currency);
  const price =
    priceMinor === null
      ? 'no price set'
      : `${(priceMinor / 10 ** digits).toFixed(digits)} ${currency}`;
  const called = otherNames.map((other) => JSON.stringify(other)).join(', ');
  const by = resources
    .map((one) => `${JSON.stringify(one.name)} (${one.kind}${seatsOf(one)})`)
    .join(', ');
  return [
    `- ${JSON.stringify(name)}: ${kind}, ${durationMinutes} minutes, ${price}`,
    ...(called === '' ? [] : [`also called ${called}`]),
    ...(by === '' ? [] : [`with ${by}`]),
  ].join('; ');
}

/** The prompt with what the calendar can book, before the instructions; the same prompt where it can book nothing. */
export function promptWithServices(prompt: string, services: readonly PromptService[]): string {
  if (services.length === 0) return prompt;
  const section = [SERVICES_HEADING, ...services.map(serviceLine), ''];
  const lines = prompt.split('\n');
  const end = lines.findIndex((line) => line.trim() === INSTRUCTIONS_HEADING);
  return (end < 0 ? [...lines, '', ...section] : lines.toSpliced(end, 0, ...section))
    .join('\n')
    .trim();
}

const LINE =
  /^- (?<name>"(?:[^"\\]|\\.)*"): (?<kind>appointment|reservation), (?<minutes>\d+) minutes, (?:no price set|(?<price>\d+(?:\.\d+)?) (?<currency>[A-Z]{3}))(?<rest>;.*)?$/;
const QUOTED =
  /(?<name>"(?:[^"\\]|\\.)*")(?: \((?<kind>table|room|staff|other)(?:, up to (?<seats>\d{1,6}))?\))?/g;

/** What `promptWithServices` wrote; a line that somebody changed beyond recognition is left out. */
export function readPromptServices(prompt: string): PromptService[] {
  const lines = prompt.split('\n');
  const begin = lines.findIndex((line) => line.trim() === SERVICES_HEADING);
  if (begin < 0) return [];
  const services: PromptService[] = [];
  for (const line of lines.slice(begin + 1)) {
    if (line.startsWith('# ')) break;
    const service = readLine(line);
    if (service) services.push(service);
  }
  return services;
}

function readLine(line: string): PromptService | null {
  const told = LINE.exec(line)?.groups;
  if (!told?.name || !told.kind) return null;
  const currency = told.currency ?? 'USD';
  const parts = quotedParts(told.rest ?? '');
  return {
    name: unquoted(told.name),
    otherNames: parts.called.map(({ name }) => name),
    kind: told.kind === 'reservation' ? 'reservation' : 'appointment',
    durationMinutes: Number(told.minutes),
    priceMinor:
      told.price === undefined
        ? null
        : Math.round(Number(told.price) * 10 ** minorDigits(currency)),
    currency,
    resources: parts.by.flatMap(({ kind, ...one }) => (kind ? [{ ...one, kind }] : [])),
  };
}

/** Other names carry no kind behind them, resources do. */
function quotedParts(rest: string) {
  const all = [...rest.matchAll(QUOTED)].map(({ groups }) => ({
    name: unquoted(groups?.name ?? '""'),
    kind: groups?.kind as ResourceKind | undefined,
    ...(groups?.seats !== undefined && { capacity: Number(groups.seats) }),
  }));
  return {
    called: all.filter(({ kind }) => kind === undefined),
    by: all.filter(({ kind }) => kind !== undefined),
  };
}

function unquoted(text: string): string {
  try {
    return String(JSON.parse(text));
  } catch {
    return text.slice(1, -1);
  }
}
