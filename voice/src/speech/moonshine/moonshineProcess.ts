/** Entry of the child process that holds Moonshine. */
import { createRecogniser } from '../recognition/createRecogniser.ts';
import { runRecogniserProcess } from '../recognition/recogniserProcess.ts';
import { type MoonshinePaths, openMoonshineModel } from './moonshineModel.ts';
import { moonshineTraits } from './moonshineTraits.ts';
import { readVocabulary } from './vocabulary.ts';

await runRecogniserProcess(
  (paths: MoonshinePaths) =>
    createRecogniser(openMoonshineModel(paths), readVocabulary(paths.vocabulary), moonshineTraits),
  'en',
);
