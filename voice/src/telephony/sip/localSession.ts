const ORIGIN = /^o=(\S+) (\S+) (\d+) (.*)$/m;
const DIRECTION = /^a=(?:sendonly|recvonly|inactive)(?=\r?$)/gm;

/**
 * Our side's SDP over the life of a dialog. Every description is of one session: the same o= line, its
 * version counted up by one with each change (RFC 3264 section 8).
 */
export class LocalSession {
  #sdp: string;

  /** @param sdp what the first 200 carries */
  constructor(sdp: string) {
    this.#sdp = sdp;
  }

  get sdp(): string {
    return this.#sdp;
  }

  /** @returns `sdp` as the next description of this session */
  next(sdp: string): string {
    const [line, user, id, version, place] = ORIGIN.exec(this.#sdp) ?? [];
    if (line === undefined) this.#sdp = sdp;
    else if (sdp.replace(ORIGIN, '') !== this.#sdp.replace(ORIGIN, '')) {
      const origin = `o=${user} ${id} ${Number(version) + 1} ${place}`;
      this.#sdp = sdp.replace(ORIGIN, () => origin);
    }
    return this.#sdp;
  }

  /** An offer of ours, for a re-INVITE without one: all we had, off hold (section 14.2 of RFC 3261). */
  offer(): string {
    return this.next(this.#sdp.replaceAll(DIRECTION, 'a=sendrecv'));
  }
}
