import { readFile, writeFile } from 'node:fs/promises';
import { findTestModel } from '@belldesk/kit/testing/models';
import { serviceTexts } from '@belldesk/voice/dialogue/agent/knowledge/serviceTexts';
import { plainWords } from '@belldesk/voice/dialogue/agent/nlu/normalise/words';
import { createWordPiece } from '@belldesk/voice/meaning/wordPiece';
import { callQuestions, type LabelledBusiness, ownersWords } from '../src/retrieval/labelled.ts';
import { type WishedBusiness, wishedBusinesses } from '../src/services/labelled.ts';

/**
 * node bench/adaptation/examples.ts OUT: writes, as numbers of word pieces, the businesses that teach the model of meaning and those
 * that it is counted by. A question that goes on with another is read behind it, as in calls. Wishes to book are taught likewise: the
 * service that is meant is the passage that answers.
 */
const MOST_PIECES = 96;

const out = process.argv[2];
const model = await findTestModel('meaning');
if (out === undefined || !model) {
  console.error('Name a file to write, and fetch the model first: npm run models -- fetch meaning');
  process.exit(2);
}
const tokenizer = createWordPiece(await readFile(model.paths.tokenizer, 'utf8'));
const pieces = (text: string) => tokenizer.encode(text, MOST_PIECES);
const inPieces = ({ id, passages, questions }: LabelledBusiness) => ({
  id,
  passages: passages.map(({ views }) => views.map(pieces)),
  questions: questions.map(({ question, after, answers }) => ({
    pieces: pieces(plainWords(after === null ? question : `${after} ${question}`)),
    answers: [...answers],
  })),
});
const wishedInPieces = ({ id, context, wishes }: WishedBusiness) => {
  const { texts, places } = serviceTexts(context.business);
  return {
    id,
    passages: places.map(({ names, whole, owner }) =>
      [names, whole, ...owner].map((at) => pieces(texts[at] ?? '')),
    ),
    questions: wishes.map(({ say, services }) => ({
      pieces: pieces(plainWords(say)),
      answers: services,
    })),
  };
};
const taughtWishes = (await wishedBusinesses('meaning', null)).map(wishedInPieces);
await writeFile(
  out,
  JSON.stringify({
    teaching: [...(await ownersWords('adaptation')).map(inPieces), ...taughtWishes],
    counted: {
      test: (await ownersWords('test')).map(inPieces),
      calls: (await callQuestions()).map(inPieces),
      wishes: (await wishedBusinesses('signs', null)).map(wishedInPieces),
    },
  }),
);
