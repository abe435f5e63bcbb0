import { lexiconApi } from '@belldesk/contract/product/api/lexicon';
import { implement } from '@orpc/server';
import { hearText, readingsOfWord, suggestWords } from '../../assistants/lexicon/hear.ts';
import { readLexicon, replaceLexicon } from '../../assistants/lexicon/replace.ts';
import type { Ctx } from '../../context.ts';

const os = implement(lexiconApi).$context<Ctx>();

export const lexiconRoutes = os.router({
  get: os.get.handler(({ context: ctx, input }) => readLexicon({ ctx, input })),
  replace: os.replace.handler(({ context: ctx, input }) => replaceLexicon({ ctx, input })),
  suggestions: os.suggestions.handler(({ context: ctx, input }) => suggestWords({ ctx, input })),
  readings: os.readings.handler(({ context: ctx, input }) => readingsOfWord({ ctx, input })),
  hear: os.hear.handler(({ context: ctx, input }) => hearText({ ctx, input })),
});
