/** Stands for moonshineProcess.ts where there is no model: the same listener, a recogniser that hears spelledAudio. */
import { systemClock } from '@belldesk/kit/clock';
import type { ListenerCommand, ListenerReport } from '../../listenerProcess/wire.ts';
import { createMoonshineListener } from '../moonshineListener.ts';
import { spellingRecogniser } from './spellingRecogniser.ts';

const report = (message: ListenerReport): void => {
  process.send?.(message);
};
const listen = createMoonshineListener(spellingRecogniser, systemClock, report);
process.on('disconnect', () => process.exit(0));
process.on('message', (command: ListenerCommand) => listen(command));
report({ type: 'ready' });
