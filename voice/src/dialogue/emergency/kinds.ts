/** What is the matter, as far as it decides whom to call. */
export type EmergencyKind = 'medical' | 'fire' | 'gas' | 'crime' | 'self-harm';
