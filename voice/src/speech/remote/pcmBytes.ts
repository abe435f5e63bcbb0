/** How other formats begin that a service may send where raw samples were asked for; speech never does. */
const OTHER_FORMATS = ['RIFF', 'OggS', 'fLaC', 'ID3', '<htm', '<!do', '{"er', '{"de'];
/** Second bytes of an MPEG audio frame after 0xff. */
const MPEG_FRAMES = [0xf2, 0xf3, 0xfa, 0xfb];

function isOtherFormat(bytes: Uint8Array): boolean {
  const head = String.fromCharCode(...bytes.subarray(0, 4)).toLowerCase();
  if (OTHER_FORMATS.some((mark) => head.startsWith(mark.toLowerCase()))) return true;
  return bytes[0] === 0xff && MPEG_FRAMES.includes(bytes[1] ?? 0);
}

/** Turns a stream of bytes into PCM16 samples, least significant byte first; pieces may end within a sample. */
export class PcmBytes {
  #odd: number | null = null;
  #begun = false;

  /** @throws RangeError when the stream begins as something else than samples */
  take(bytes: Uint8Array): Int16Array {
    if (bytes.length === 0) return new Int16Array(0);
    if (!this.#begun) {
      this.#begun = true;
      if (isOtherFormat(bytes)) throw new RangeError('not raw samples');
    }
    const before = this.#odd === null ? 0 : 1;
    const total = before + bytes.length;
    const pcm = new Int16Array(total >> 1);
    const view = new Uint8Array(pcm.buffer);
    if (this.#odd !== null && pcm.length > 0) view[0] = this.#odd;
    if (pcm.length > 0) view.set(bytes.subarray(0, pcm.length * 2 - before), before);
    this.#odd = total % 2 === 1 ? (bytes[bytes.length - 1] ?? null) : null;
    return pcm;
  }
}
