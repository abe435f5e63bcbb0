/** Numbers of Whisper's own tokens, the same in all its models of many languages but the largest. */
export const END_TOKEN = 50_257;
export const START_TOKEN = 50_258;
export const TRANSCRIBE_TOKEN = 50_359;
/** Written in place of a text where nobody spoke. */
export const NO_SPEECH_TOKEN = 50_362;
export const NO_TIMESTAMPS_TOKEN = 50_363;
