import { CallProblem, callTexts, microphoneProblem } from '../problems.ts';

/** Asks for the microphone. Rejects with a CallProblem of kind `microphone`. */
export async function openMicrophone(): Promise<MediaStream> {
  // Absent where the page is not a secure context, whatever the types say.
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (!devices) throw new CallProblem(callTexts.microphoneUnsupported, 'microphone');
  try {
    return await devices.getUserMedia({
      audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true },
    });
  } catch (cause) {
    throw microphoneProblem(cause);
  }
}
