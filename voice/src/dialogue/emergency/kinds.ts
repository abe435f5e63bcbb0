import type { EmergencyService } from '@belldesk/contract/catalogue/emergencyNumbers';

/** What is the matter, as far as it decides whom to call. */
export type EmergencyKind = 'medical' | 'fire' | 'gas' | 'crime' | 'self-harm';

/** The service that comes first for each. Where several are heard in one turn, the first of these counts. */
export const SERVICES = {
  fire: 'fire',
  gas: 'fire',
  medical: 'ambulance',
  crime: 'police',
  'self-harm': 'ambulance',
} as const satisfies Readonly<Record<EmergencyKind, EmergencyService>>;
