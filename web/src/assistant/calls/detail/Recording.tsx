import { useState } from 'react';

/** How the keypad menu words a message that was spoken after the tone. */
const SPOKEN_AFTER_THE_TONE = /^Recorded message\b/;

/** The message as the caller spoke it, where it was recorded and is still kept. */
export function Recording({ callId, messageText }: { callId: string; messageText: string }) {
  const [isThere, setThere] = useState(true);
  if (!SPOKEN_AFTER_THE_TONE.test(messageText)) return null;
  if (!isThere) return <p className="mt-2 text-sm text-muted">The recording is no longer kept.</p>;
  return (
    // What was said is in no other form than this: nothing could caption it.
    <audio
      controls
      preload="metadata"
      aria-label="Recorded message"
      src={`/api/calls/${callId}/recording`}
      onError={() => setThere(false)}
      className="mt-3 w-full max-w-lg"
    />
  );
}
