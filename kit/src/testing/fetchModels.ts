import { modelsCommand } from '../models/command.ts';
import { testModelPlaces } from './models.ts';

/** The process by which npm test fetches the models that tests listen and speak with. */
process.exitCode = await modelsCommand(['fetch'], {
  places: testModelPlaces(),
  set: 'english',
  out: process.stdout,
});
