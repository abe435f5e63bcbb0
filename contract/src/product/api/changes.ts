import { eventIterator } from '@orpc/contract';
import { change, watchChangesInput } from '../changes.ts';
import { base } from './base.ts';

export const changesApi = {
  /** Tells of every change of these topics from now on, as it happens, until the session or the membership ends. */
  watch: base.input(watchChangesInput).output(eventIterator(change)),
};
