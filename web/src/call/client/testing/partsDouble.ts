import type { CallTicket } from '@belldesk/contract/product/calls';
import type {
  AudioListener,
  CallAudio,
  CallSocketListener,
  Recognition,
  RecognitionListener,
  VoiceClientParts,
} from '../ports.ts';

interface TrackDouble {
  stopped: boolean;
}

/** The browser and the server as the voice client sees them, driven by a test. */
export class PartsDouble implements VoiceClientParts {
  /** What was done, in order. */
  readonly did: string[] = [];
  readonly sent: (string | ArrayBuffer)[] = [];
  readonly tracks: TrackDouble[] = [];
  readonly played: ArrayBuffer[] = [];
  ticket: CallTicket = {
    callId: 'call_1',
    joinPath: '/call/abc?token=t',
    expiresAt: '2026-11-21T10:00:00.000Z',
    wantsBrowserRecognition: false,
  };
  nowMs = 0;
  microphoneFails: Error | null = null;
  ticketFails: Error | null = null;
  /** Set it to hold the ticket back until it resolves. */
  ticketGate: Promise<void> = Promise.resolve();
  socket: CallSocketListener | null = null;
  audio: AudioListener | null = null;
  recognition: RecognitionListener | null = null;

  async openMicrophone(): Promise<MediaStream> {
    this.did.push('microphone');
    if (this.microphoneFails) throw this.microphoneFails;
    const track = { stopped: false };
    this.tracks.push(track);
    const stream: Pick<MediaStream, 'getTracks'> = {
      getTracks: () => [{ stop: () => (track.stopped = true) }] as unknown as MediaStreamTrack[],
    };
    return stream as MediaStream;
  }

  async openAudio(microphone: MediaStream | null, listener: AudioListener): Promise<CallAudio> {
    this.did.push(microphone ? 'audio' : 'audio without microphone');
    this.audio = listener;
    return {
      play: (frame) => this.played.push(frame),
      clear: () => this.did.push('clear'),
      setMuted: (muted) => this.did.push(muted ? 'mute' : 'unmute'),
      finish: () => this.did.push('audio finishes'),
      close: () => this.did.push('audio closes'),
    };
  }

  async requestTicket(assistantId: string): Promise<CallTicket> {
    this.did.push(`ticket for ${assistantId}`);
    await this.ticketGate;
    if (this.ticketFails) throw this.ticketFails;
    return this.ticket;
  }

  openSocket(path: string, listener: CallSocketListener) {
    this.did.push(`socket ${path}`);
    this.socket = listener;
    return {
      send: (data: string | ArrayBuffer) => this.sent.push(data),
      close: () => this.did.push('socket closes'),
    };
  }

  openRecognition(listener: RecognitionListener): Recognition {
    this.did.push('recognition');
    this.recognition = listener;
    return {
      setMuted: (muted) => this.did.push(muted ? 'recognition muted' : 'recognition unmuted'),
      stop: () => this.did.push('recognition stops'),
    };
  }

  monotonicMs(): number {
    return this.nowMs;
  }

  /** Lets the server say something on the socket. */
  says(event: unknown): void {
    this.socket?.onText(typeof event === 'string' ? event : JSON.stringify(event));
  }

  /** Lets the sound card report after another 100 ms. */
  reports(level: number, playedMs: number): void {
    this.nowMs += 100;
    this.audio?.onReport({ level, playedMs, bufferedMs: 0 });
  }

  get sentMessages(): unknown[] {
    return this.sent
      .filter((data) => typeof data === 'string')
      .map((text): unknown => JSON.parse(text));
  }
}
