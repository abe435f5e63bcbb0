import { readFile, writeFile } from 'node:fs/promises';
import { findTestModel } from '@belldesk/kit/testing/models';
import { createWordPiece } from '@belldesk/voice/meaning/wordPiece';
import { z } from 'zod';
import { callQuestions, type LabelledBusiness, ownersWords } from '../src/retrieval/labelled.ts';

/**
 * node bench/adaptation/examples.ts OUT: writes, as numbers of word pieces, the businesses that teach the model of meaning, those
 * that it is counted by, and questions of one subject that mean the same.
 */
const MOST_PIECES = 96;
const SUBJECTS = new URL('../../e2e/callersWords/questions.json', import.meta.url);

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
  questions: questions.map(({ question, answers }) => ({
    pieces: pieces(question),
    answers: [...answers],
  })),
});
const subjects = z
  .record(z.string(), z.array(z.string()))
  .parse(JSON.parse(await readFile(SUBJECTS, 'utf8')));
await writeFile(
  out,
  JSON.stringify({
    teaching: (await ownersWords('adaptation')).map(inPieces),
    counted: {
      test: (await ownersWords('test')).map(inPieces),
      calls: (await callQuestions()).map(inPieces),
    },
    subjects: Object.values(subjects).map((questions) => questions.map(pieces)),
  }),
);
