import { analyticsDto, analyticsResult } from '@belldesk/contract/voice/analytics';
import { assistantDto, assistantTool, voiceAssistant } from '@belldesk/contract/voice/assistant';
import { base4, listQuery } from '@belldesk/contract/voice/base';
import {
  callListQuery,
  voiceCall,
  webCallAddress,
  webCallDto,
} from '@belldesk/contract/voice/call';
import { chatAnswer, chatDto } from '@belldesk/contract/voice/chat';
import { modelsReport } from '@belldesk/contract/voice/models';
import {
  phoneNumberDto,
  phoneNumberPatch,
  voicePhoneNumber,
} from '@belldesk/contract/voice/phoneNumber';
import {
  readingsQuestion,
  readingsReport,
  speechQuestion,
  wordsQuestion,
  wordsReport,
} from '@belldesk/contract/voice/pronunciation';
import { providersReport } from '@belldesk/contract/voice/providers';
import { selfTestReport } from '@belldesk/contract/voice/selfTest';
import { fieldsOf } from './fields.ts';
import type { Shape } from './operation.ts';

const sent = {
  'Assistant to be': assistantDto,
  'Address to be': phoneNumberDto,
  'Change of an address': phoneNumberPatch,
  'Browser call to be': webCallDto,
  'Text to it': chatDto,
  'Tool to be': assistantTool,
  'Figures to be': analyticsDto,
  'Words to check': wordsQuestion,
  'Word to say': readingsQuestion,
  'Text to hear': speechQuestion,
  'Page of a list': listQuery,
  'Page of the calls': callListQuery,
} as const;

const answered = {
  Assistant: voiceAssistant,
  Address: voicePhoneNumber,
  Call: voiceCall,
  'Browser call': webCallAddress,
  'Text from it': chatAnswer,
  Tool: base4.and(assistantTool),
  Figures: analyticsResult,
  'Words checked': wordsReport,
  Readings: readingsReport,
  Providers: providersReport,
  Models: modelsReport,
  'Self-test': selfTestReport,
} as const;

export type VoiceShapeName = keyof typeof sent | keyof typeof answered;

/** The contract's shapes that the voice API takes and answers. */
export const voiceShapes: readonly Shape[] = [
  ...Object.entries(sent).map(([name, schema]) => ({ name, fields: fieldsOf(schema, 'input') })),
  ...Object.entries(answered).map(([name, schema]) => ({
    name,
    fields: fieldsOf(schema, 'output'),
  })),
];
