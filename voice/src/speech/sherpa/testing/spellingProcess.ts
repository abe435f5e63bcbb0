/** Stands for sherpaProcess.ts where there is no model: the same listener, a recogniser that hears spelledAudio. */
import type { ListenerCommand, ListenerReport } from '../../listenerProcess/wire.ts';
import { createSherpaListener } from '../sherpaListener.ts';
import { spellingRecogniser } from './spellingRecogniser.ts';

const report = (message: ListenerReport): void => {
  process.send?.(message);
};
const listen = createSherpaListener(spellingRecogniser, report);
process.on('disconnect', () => process.exit(0));
process.on('message', (command: ListenerCommand) => listen(command));
report({ type: 'ready' });
