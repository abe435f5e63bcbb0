/** Stands for a recogniser's process where there is no model: the same process, a recogniser that hears spelledAudio. */
import { runRecogniserProcess } from '../recogniserProcess.ts';
import { spellingRecogniser } from './spellingRecogniser.ts';

await runRecogniserProcess(() => spellingRecogniser, 'en');
