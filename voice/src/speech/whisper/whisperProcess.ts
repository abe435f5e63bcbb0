/** Entry of the child process that holds Whisper. */
import { createRecogniser } from '../recognition/createRecogniser.ts';
import { runRecogniserProcess } from '../recognition/recogniserProcess.ts';
import { readVocabulary } from './vocabulary.ts';
import { openWhisperModel, type WhisperPaths } from './whisperModel.ts';
import { whisperTraits } from './whisperTraits.ts';

await runRecogniserProcess(
  (paths: WhisperPaths) =>
    createRecogniser(openWhisperModel(paths), readVocabulary(paths.tokenizer), whisperTraits),
  'es',
);
