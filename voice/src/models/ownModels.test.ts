import { createHouse } from '../dialogue/house/house.ts';
import { createVoicemail } from '../dialogue/keypad/voicemail.ts';
import { describeModel } from './testing/modelConformance.ts';

describeModel('house', createHouse);
describeModel('voicemail', createVoicemail);
