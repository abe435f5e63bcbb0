/** Whom one listens to. */
export type Listening = 'both' | 'caller' | 'assistant';

/**
 * Leads a recording to the ears, whose left track is the caller's and whose right one the
 * assistant's: whoever is listened to is heard on both sides.
 * @returns chooses whom to hear; at first both
 */
export function routeTracks(
  context: BaseAudioContext,
  source: AudioNode,
): (listening: Listening) => void {
  const splitter = context.createChannelSplitter(2);
  source.connect(splitter);
  const gainOf = (channel: number) => {
    const gain = context.createGain();
    splitter.connect(gain, channel);
    gain.connect(context.destination);
    return gain.gain;
  };
  const caller = gainOf(0);
  const assistant = gainOf(1);
  return (listening) => {
    caller.value = listening === 'assistant' ? 0 : 1;
    assistant.value = listening === 'caller' ? 0 : 1;
  };
}
