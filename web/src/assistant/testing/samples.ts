import type { AccountSettings } from '@belldesk/contract/product/accountSettings';
import type { Assistant } from '@belldesk/contract/product/assistant';
import type { Subscription } from '@belldesk/contract/product/billing';
import type { CallDetail, CallRow } from '@belldesk/contract/product/calls';
import type { Location } from '@belldesk/contract/product/locations';

export const sampleLocation: Location = {
  id: '0193b3c0-0000-7000-8000-0000000000d1',
  name: 'High Street',
  address: '12 High Street\nNew York',
  country: 'US',
  timeZone: 'America/New_York',
  assistants: 1,
  services: 1,
  bookingsToCome: 0,
  version: 1,
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
};

/** A second one, in another country and zone. */
export const otherLocation: Location = {
  ...sampleLocation,
  id: '0193b3c0-0000-7000-8000-0000000000d2',
  name: 'Harbour',
  address: null,
  country: 'GB',
  timeZone: 'Europe/London',
  assistants: 0,
  services: 0,
};

export const sampleAssistant: Assistant = {
  id: '0193b3c0-0000-7000-8000-000000000001',
  assistantId: '7d0f1a52-3f3b-4c3e-9a61-0c5d4a8a2b11',
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
  name: 'The Golden Lamb',
  firstMessage: "It's a great day at The Golden Lamb! How can I help you?",
  systemPrompt: 'You are the receptionist of The Golden Lamb.',
  language: 'en-US',
  voiceId: 'amelia',
  temperature: 0.7,
  recordsCalls: true,
  greetsKnownCallers: false,
  locationId: sampleLocation.id,
  locationName: sampleLocation.name,
  timeZone: 'America/New_York',
  country: 'US',
  phoneNumber: '020 7183 8750',
  phoneNumberE164: '+442071838750',
  publication: null,
};

export const sampleCall: CallRow = {
  id: '0193b3c0-0000-7000-8000-000000000101',
  callId: 'call_1763752012abc',
  assistantId: sampleAssistant.assistantId,
  type: 'phone',
  startTime: '2026-11-21T02:30:00.000Z',
  endTime: '2026-11-21T02:32:05.000Z',
  durationSeconds: 125,
  status: 'completed',
  errorMessage: null,
  caller: '+442079460018',
  outcome: 'booking',
  badge: 'reserved',
};

export const sampleDetail: CallDetail = {
  ...sampleCall,
  endedReason: 'customer-ended-call',
  endedBecause: 'The caller hung up.',
  timeZone: 'America/New_York',
  transcript: [
    {
      role: 'assistant',
      text: 'How can I help?',
      secondsFromStart: 0.2,
      typed: false,
      interrupted: true,
    },
    {
      role: 'caller',
      text: 'A table for four',
      secondsFromStart: 65,
      typed: true,
      interrupted: false,
    },
  ],
  taken: [
    {
      kind: 'booking',
      id: '0193b3c0-0000-7000-8000-000000000201',
      service: 'table',
      partySize: 4,
      date: '2026-11-21',
      time: '19:00',
      timeZone: 'America/New_York',
      name: 'John Smyth',
      phoneNumber: '+44 20 7946 0018',
      notes: null,
      status: 'booked',
      createdAt: '2026-11-21T02:31:00.000Z',
      saidAtSeconds: 67.2,
    },
  ],
  turns: [
    { turn: 1, endpointingMs: 300, transcriberMs: 120, modelMs: 6, voiceMs: 45, totalMs: 500 },
  ],
  summary: 'John Smyth booked a table for 4.',
  unansweredQuestions: ['Is there parking for a coach?'],
  costs: [
    {
      type: 'transcriber',
      transcriber: { provider: 'deepgram', model: 'nova-3' },
      minutes: 1.5,
      cost: 0.0116,
    },
    { type: 'voice', voice: { provider: 'flite' }, characters: 420, cost: 0 },
  ],
  recording: { state: 'kept', seconds: 125, lostSeconds: 0 },
  recordingDeletedAt: null,
  charge: { seconds: 125, reason: 'counted' },
  markedAsSpam: false,
  customerId: null,
  callerNumber: { number: '+442079460018', blockedId: null },
};

export const confirmedAccount: AccountSettings = {
  fullName: 'Anna Bell',
  email: 'anna@example.org',
  emailConfirmed: true,
  pendingEmail: null,
  hasPassword: true,
  hasGoogle: false,
  twoFactor: false,
};

export const nothingBought: Subscription = {
  planId: 'starter',
  status: 'none',
  period: null,
  currency: null,
  priceMinor: null,
  renewsAt: null,
  endsAt: null,
  pendingPlan: null,
  graceEndsAt: null,
  moneyBackUntil: null,
  isTestMode: false,
  canBuy: true,
};

export const boughtProfessional: Subscription = {
  ...nothingBought,
  planId: 'professional',
  status: 'active',
  period: 'monthly',
  currency: 'GBP',
  priceMinor: 2_300,
  renewsAt: '2026-12-05T09:30:00.000Z',
};
