import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type PromptService, promptWithServices } from '@belldesk/contract/business/promptServices';
import { buildSystemPrompt } from '@belldesk/contract/prompt';
import { loadCallSets } from '@belldesk/e2e/businessCalls/format';
import { type AgentContext, readContext } from '@belldesk/voice/dialogue/agent/context';
import type { Meaning } from '@belldesk/voice/dialogue/meaning';
import { modelRequest } from '@belldesk/voice/dialogue/testing/request';
import { z } from 'zod';
import { type OwnersWords, teachingWords } from '../retrieval/ownersWords.ts';

const serviceFile = z.object({
  id: z.string(),
  services: z.array(
    z.object({
      name: z.string(),
      otherNames: z.array(z.string()),
      kind: z.enum(['appointment', 'reservation']),
      durationMinutes: z.number(),
      /** In whole units of the currency. */
      price: z.number().nullable(),
      resources: z.array(
        z.object({
          name: z.string(),
          kind: z.enum(['staff', 'table', 'room', 'other']),
          capacity: z.number().optional(),
        }),
      ),
    }),
  ),
  wishes: z.array(
    z.object({
      say: z.string(),
      /** Names: one that is meant, several of which one has to ask, none where nothing tells. */
      services: z.array(z.string()),
    }),
  ),
});
type ServiceFile = z.infer<typeof serviceFile>;

/** A caller's wish to book, and the places of the services that it may mean. */
export interface Wish {
  readonly say: string;
  readonly services: readonly number[];
}

export interface WishedBusiness {
  readonly id: string;
  readonly context: AgentContext;
  readonly wishes: readonly Wish[];
}

const FOLDER = join(import.meta.dirname, '../../adaptation/wishes');
/** Of so many businesses in a row of each author's ... */
const EVERY = 5;
/** ... the first so many teach the model of meaning; the others the weights of the signs, which must not be the same. */
const OF_THE_MEANING = 3;

const CURRENCIES: Readonly<Record<string, string>> = {
  US: 'USD',
  CA: 'CAD',
  AU: 'AUD',
  NZ: 'NZD',
  IE: 'EUR',
};

function contextOf(
  words: OwnersWords,
  { services }: ServiceFile,
  meaning: Meaning | null,
): AgentContext {
  const prompt = buildSystemPrompt({
    companyName: words.id,
    phoneNumber: '',
    businessDescription: words.description,
    targetCustomers: words.customers,
    additionalDetails: words.details,
  });
  const own = services.map(
    ({ price, ...service }): PromptService => ({
      ...service,
      priceMinor: price === null ? null : Math.round(price * 100),
      currency: CURRENCIES[words.country] ?? 'GBP',
    }),
  );
  return readContext(modelRequest({ systemPrompt: promptWithServices(prompt, own) }), meaning);
}

/** Ways to ask for a thing by its name; services are asked for in one after the other. */
const PLAINLY: readonly ((name: string) => string)[] = [
  (name) => `Hi, I'd like to book ${name}, please, Thursday at three if you have it`,
  (name) => `can I get ${name} on friday morning`,
  (name) => `Hello, do you have anything free for ${name} next week?`,
  (name) => `Yes, good morning, it's about ${name}, I need to come in for one.`,
  (name) => `${name}, please`,
];

/** Wishes by the plain names of a business's services, which authors hardly write and callers often say. */
export function plainWishes({ context }: WishedBusiness): Wish[] {
  return context.business.services.map(({ name, otherNames }, at) => {
    const [other = name] = otherNames;
    const called = at % 2 === 0 ? name : other;
    const say = PLAINLY[at % PLAINLY.length] ?? ((one: string) => one);
    return { say: say(called.toLowerCase()), services: [at] };
  });
}

async function filesOf(): Promise<ServiceFile[][]> {
  const files = (await readdir(FOLDER)).toSorted();
  const texts = await Promise.all(files.map((name) => readFile(join(FOLDER, name), 'utf8')));
  return texts.map((text) =>
    text
      .trim()
      .split('\n')
      .map((line) => serviceFile.parse(JSON.parse(line))),
  );
}

/** What all callers of `bench/adaptation/wishes` say who want to book. */
export async function wishesToBook(): Promise<string[]> {
  return (await filesOf()).flat().flatMap(({ wishes }) => wishes.map(({ say }) => say));
}

/** The businesses of `bench/adaptation/wishes`: those that teach the model of meaning, or those that teach the signs. */
export async function wishedBusinesses(
  share: 'meaning' | 'signs',
  meaning: Meaning | null,
): Promise<WishedBusiness[]> {
  const known = new Map((await teachingWords()).map((one) => [one.id, one]));
  const isShare = (_: ServiceFile, at: number) =>
    at % EVERY < OF_THE_MEANING === (share === 'meaning');
  return (await filesOf())
    .flatMap((files) => files.filter(isShare))
    .map((file) => {
      const words = known.get(file.id);
      if (!words) throw new Error(`${file.id} stands in no file of bench/adaptation/businesses`);
      const names = file.services.map(({ name }) => name);
      const wishes = file.wishes.map(({ say, services }) => ({
        say,
        services: services.map((name) => names.indexOf(name)),
      }));
      return { id: file.id, context: contextOf(words, file, meaning), wishes };
    });
}

/** How callers of the practice and open calls begin who want one thing to be booked. */
export async function callWishes(meaning: Meaning): Promise<WishedBusiness[]> {
  const sets = [...(await loadCallSets('practice')), ...(await loadCallSets('open'))];
  return sets.map(({ id, business, calls }) => {
    const services = business.services.map(
      (service): PromptService => ({
        ...service,
        currency: CURRENCIES[business.country] ?? 'GBP',
        priceMinor: service.price === null ? null : Math.round(service.price * 100),
        resources: service.resources.flatMap((name) =>
          business.resources.filter((resource) => resource.name === name),
        ),
      }),
    );
    const prompt = promptWithServices(buildSystemPrompt(business.wizard), services);
    const names = services.map(({ name }) => name);
    const wishes = calls.flatMap(({ kind, lines: [first], expect: { bookings } }) => {
      const service = bookings.length === 1 ? bookings[0]?.service : undefined;
      if (kind !== 'booking' || !first || service === undefined) return [];
      return [{ say: first.say, services: [names.indexOf(service)] }];
    });
    return { id, context: readContext(modelRequest({ systemPrompt: prompt }), meaning), wishes };
  });
}
