import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Model, ModelEvent, ModelRequest } from '../../dialogue/model.ts';
import { modelRequest } from '../../dialogue/testing/request.ts';

/** Everything that a model answers. */
export async function answerOf(
  model: Model,
  request: Partial<ModelRequest> = {},
): Promise<ModelEvent[]> {
  const events: ModelEvent[] = [];
  for await (const event of model.respond(modelRequest(request))) events.push(event);
  return events;
}

/** The words of an answer. */
export function textOf(events: readonly ModelEvent[]): string {
  return events.map((event) => (event.type === 'text' ? event.text : '')).join('');
}

/** Some have something to end. */
type Closable = Model & { close?(): Promise<void> };

const asked: ModelRequest['conversation'] = Object.freeze([
  Object.freeze({ role: 'caller', text: 'Are you open tomorrow?' } as const),
]);

/** What every model holds to, whoever makes it. Called in a test file of the provider's. */
export function describeModel(name: string, create: () => Closable): void {
  describe(`model ${name}`, () => {
    let model: Closable;
    beforeAll(() => {
      model = create();
    });
    afterAll(() => model.close?.());

    test('answers in words, and leaves the conversation as it was', async () => {
      expect(textOf(await answerOf(model, { conversation: asked }))).toMatch(/\w/);
      expect(asked).toHaveLength(1);
    });

    test('has something to say to a caller who says nothing', async () => {
      const conversation: ModelRequest['conversation'] = [...asked, { role: 'silence' }];
      expect(textOf(await answerOf(model, { conversation }))).toMatch(/\w/);
    });

    test('answers several callers at once', async () => {
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => answerOf(model, { conversation: asked })),
      );
      for (const answer of answers) expect(textOf(answer)).toBe(textOf(answers[0] ?? []));
    });

    test('who leaves early takes nothing from who asks next', async () => {
      for await (const event of model.respond(modelRequest({ conversation: asked }))) {
        expect(event.type).toBeDefined();
        break;
      }
      expect(textOf(await answerOf(model, { conversation: asked }))).toMatch(/\w/);
    });

    test('an answer that is not wanted any more ends without an error', async () => {
      const controller = new AbortController();
      const { signal } = controller;
      for await (const event of model.respond(modelRequest({ conversation: asked, signal }))) {
        expect(event.type).toBeDefined();
        controller.abort();
      }
    });
  });
}
