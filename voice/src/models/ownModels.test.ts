import { createRuleBasedAgent } from '../dialogue/agent/agent.ts';
import { createVoicemail } from '../dialogue/keypad/voicemail.ts';
import { describeModel } from './testing/modelConformance.ts';

describeModel('house', createRuleBasedAgent);
describeModel('voicemail', createVoicemail);
