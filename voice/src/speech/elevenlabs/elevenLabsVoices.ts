import type { VoiceId } from '@belldesk/contract/catalogue/voices';

/**
 * Voices of the vendor's own default set, by their public ids: Alice and George are British, Sarah and Brian
 * American. Which ones an account has, GET /v1/voices tells.
 */
export const defaultElevenLabsVoices: Readonly<Record<VoiceId, string>> = {
  amelia: 'Xb7hH8MSUJpSbSDYk0k2',
  chris: 'JBFqnCBsd6RMkjVDRZzb',
  jennifer: 'EXAVITQu4vr4xnSDxMaL',
  michael: 'nPczCjzI2devNBz1zQrb',
};
