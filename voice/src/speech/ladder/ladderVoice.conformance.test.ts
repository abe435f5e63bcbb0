import { AppError } from '@belldesk/contract/errors';
import { systemClock } from '@belldesk/kit/clock';
import { createFliteVoice } from '../flite/fliteVoice.ts';
import type { Voice } from '../ports.ts';
import { describeVoice } from '../testing/voiceConformance.ts';
import { ladderVoice } from './ladderVoice.ts';

const refused: Voice = {
  name: 'refused',
  speak() {
    throw new AppError('voice-service-failed', 'the key was refused');
  },
  async close() {},
};

describeVoice('flite, after a rung that is always refused', async () =>
  ladderVoice([refused, createFliteVoice()], { clock: systemClock }),
);
