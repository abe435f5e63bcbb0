import { type CalendarEntry, calendar } from '@belldesk/contract/product/bookings';
import { greetingFor } from '@belldesk/contract/product/wizard';
import { eventually } from '../eventually.ts';
import type { Owner } from '../owner.ts';
import { resolveDate } from '../relativeDate.ts';
import type { VoiceClient } from '../voiceClient.ts';
import type { BusinessFile } from './format.ts';

const DAYS_AHEAD = 60;
const DAY_MS = 86_400_000;
const TOLD_WITHIN_MS = 60_000;

/** A business on a running platform, set up over the product's own API as its owner would. */
export class BusinessDesk {
  readonly assistantId: string;
  readonly #owner: Owner;
  readonly #timeZone: string;

  private constructor(owner: Owner, assistantId: string, timeZone: string) {
    this.#owner = owner;
    this.assistantId = assistantId;
    this.#timeZone = timeZone;
  }

  /** Sets a business up for an owner who has just signed up. */
  static async open(
    owner: Owner,
    client: VoiceClient,
    business: BusinessFile,
  ): Promise<BusinessDesk> {
    const { timeZone, wizard } = business;
    const form = {
      ...wizard,
      greetingPhrase: greetingFor(wizard.companyName),
      voiceId: 'amelia' as const,
    };
    const made = await owner.createAssistant(form, timeZone, business.country);
    const desk = new BusinessDesk(owner, made.assistantId, timeZone);
    await desk.#setUp(business);
    await desk.#untilTold(client, business);
    return desk;
  }

  day(expression: string): string {
    return resolveDate(expression, Date.now(), this.#timeZone);
  }

  /** All that stands in the calendar from today on, cancelled ones too. */
  async entries(): Promise<CalendarEntry[]> {
    const from = this.day('today');
    const to = new Date(Date.parse(from) + DAYS_AHEAD * DAY_MS).toISOString().slice(0, 10);
    const query = new URLSearchParams({ from, to, withCancelled: 'true' });
    return calendar.parse(await this.#ask('GET', `/api/bookings?${query}`)).entries;
  }

  /** Makes the calendar what it was: what is new is cancelled, what was changed is put back. */
  async putBack(before: readonly CalendarEntry[]): Promise<void> {
    for (const entry of await this.entries()) {
      const old = before.find(({ id }) => id === entry.id);
      const version = { version: entry.version };
      if (!old) {
        if (entry.status === 'booked')
          await this.#ask('POST', `/api/bookings/${entry.id}/cancel`, version);
      } else if (old.status === 'booked' && entry.status === 'cancelled')
        await this.#ask('POST', `/api/bookings/${entry.id}/restore`, version);
      else if (old.date !== entry.date || old.time !== entry.time)
        await this.#ask('POST', `/api/bookings/${entry.id}/move`, {
          ...version,
          date: old.date,
          time: old.time,
          anyway: true,
        });
    }
  }

  async #setUp({ hours, exceptions, resources, services, bookings }: BusinessFile): Promise<void> {
    if (hours || exceptions.length > 0) {
      const { version } = (await this.#ask('GET', '/api/bookings/hours')) as { version: number };
      const weekday = (day: number) => ({
        weekday: day,
        ranges: (hours ?? [])
          .filter(({ days }) => days.includes(day))
          .map(({ from, to }) => ({ from, to })),
      });
      await this.#ask('PUT', '/api/bookings/hours', {
        version,
        week: hours ? [1, 2, 3, 4, 5, 6, 7].map(weekday) : null,
        exceptions: exceptions.map((one) => ({ ...one, date: this.day(one.date) })),
      });
    }
    const resourceIds = new Map<string, string>();
    for (const resource of resources)
      resourceIds.set(resource.name, await this.#idOf('/api/resources', resource));
    const serviceIds = new Map<string, string>();
    for (const { price, resources: names, ...service } of services)
      serviceIds.set(
        service.name,
        await this.#idOf('/api/services', {
          ...service,
          priceMinor: price === null ? null : Math.round(price * 100),
          resourceIds: names.map((name) => known(resourceIds, name)),
        }),
      );
    for (const { service, resource, date, ...booking } of bookings)
      await this.#ask('POST', '/api/bookings', {
        kind: 'service',
        serviceId: known(serviceIds, service),
        resourceId: resource === undefined ? null : known(resourceIds, resource),
        notes: null,
        anyway: true,
        ...booking,
        date: this.day(date),
      });
  }

  /** The receptionist is told of the calendar by jobs, after the owner's pages have saved it. */
  async #untilTold(client: VoiceClient, { services, hours }: BusinessFile): Promise<void> {
    const told = [
      ...services.map(({ name }) => `- ${JSON.stringify(name)}: `),
      ...services.flatMap(({ resources }) => resources.map((name) => `${JSON.stringify(name)} (`)),
      ...(hours ? ['Opening hours: Monday'] : []),
    ];
    await eventually(async () => {
      const prompt = await client.systemPrompt(this.assistantId);
      return told.every((text) => prompt.includes(text)) ? true : undefined;
    }, TOLD_WITHIN_MS);
  }

  async #idOf(path: string, body: object): Promise<string> {
    return ((await this.#ask('POST', path, body)) as { id: string }).id;
  }

  async #ask(method: string, path: string, body?: object): Promise<unknown> {
    const response = await this.#owner.raw(method, path, body);
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return JSON.parse(text);
  }
}

function known(ids: ReadonlyMap<string, string>, name: string): string {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`"${name}" is not set up in this business`);
  return id;
}
