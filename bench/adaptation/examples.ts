import { readFile, writeFile } from 'node:fs/promises';
import { findTestModel } from '@belldesk/kit/testing/models';
import { plainWords } from '@belldesk/voice/dialogue/agent/nlu/normalise/words';
import { createWordPiece } from '@belldesk/voice/meaning/wordPiece';
import { callQuestions, type LabelledBusiness, ownersWords } from '../src/retrieval/labelled.ts';

/**
 * node bench/adaptation/examples.ts OUT: writes, as numbers of word pieces, the businesses that teach the model of meaning and those
 * that it is counted by. A question that goes on with another is read behind it, as in calls.
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
await writeFile(
  out,
  JSON.stringify({
    teaching: (await ownersWords('adaptation')).map(inPieces),
    counted: {
      test: (await ownersWords('test')).map(inPieces),
      calls: (await callQuestions()).map(inPieces),
    },
  }),
);
