import { t } from '@lingui/core/macro';
/** What to press next. */
export function helpText(isActive: boolean, isMicrophoneGranted: boolean): string {
  if (isActive) return t`Click the microphone to mute/unmute or the phone to end the call`;
  if (!isMicrophoneGranted) return t`Click the phone button to grant microphone permission`;
  return t`Click the phone button to start a conversation with the AI Assistant`;
}
