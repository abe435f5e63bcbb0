import { type Rate, rememberedRate, rememberRate } from './rate.ts';
import { type Listening, routeTracks } from './tracks.ts';

const NOT_FOUND = 404;

export interface PlaybackState {
  readonly seconds: number;
  readonly durationSeconds: number;
  readonly isPlaying: boolean;
  readonly rate: Rate;
  readonly listening: Listening;
  /** Why it cannot be heard; null while it can. */
  readonly problem: 'gone' | 'failed' | null;
}

/** One recording being listened to. It is loaded in parts, as they are needed, between `open` and `close`. */
export class Playback {
  readonly #address: string;
  readonly #listeners = new Set<() => void>();
  #state: PlaybackState;
  #audio: HTMLAudioElement | null = null;
  #context: AudioContext | null = null;
  #route: ((listening: Listening) => void) | null = null;
  #frame = 0;

  /** @param seconds length, until the recording itself tells it */
  constructor(address: string, seconds: number) {
    this.#address = address;
    this.#state = {
      seconds: 0,
      durationSeconds: seconds,
      isPlaying: false,
      rate: rememberedRate(),
      listening: 'both',
      problem: null,
    };
  }

  get state(): PlaybackState {
    return this.#state;
  }

  /** Calls `listener` after every change. @returns ends it */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  open(): void {
    const audio = new Audio();
    const on = (name: string, act: () => void) => audio.addEventListener(name, act);
    on('loadedmetadata', () => {
      if (Number.isFinite(audio.duration)) this.#change({ durationSeconds: audio.duration });
    });
    on('play', () => this.#follow(audio));
    on('pause', () => this.#change({ isPlaying: false }));
    on('ended', () => this.#change({ isPlaying: false, seconds: audio.currentTime }));
    on('seeked', () => this.#change({ seconds: audio.currentTime }));
    on('error', () => {
      if (this.#audio === audio) void this.#fail();
    });
    audio.preload = 'metadata';
    audio.defaultPlaybackRate = this.#state.rate;
    audio.src = this.#address;
    this.#audio = audio;
  }

  /** It can be opened again. */
  close(): void {
    cancelAnimationFrame(this.#frame);
    this.#audio?.pause();
    this.#audio?.removeAttribute('src');
    void this.#context?.close();
    this.#audio = null;
    this.#context = null;
    this.#route = null;
  }

  play(): void {
    if (!this.#audio) return;
    this.#openTracks(this.#audio);
    // Pausing before the first sound rejects, as a source that fails does: both are told by events.
    void this.#audio.play().catch(() => {});
  }

  pause(): void {
    this.#audio?.pause();
  }

  toggle(): void {
    if (this.#state.isPlaying) this.pause();
    else this.play();
  }

  seek(seconds: number): void {
    const within = Math.min(Math.max(0, seconds), this.#state.durationSeconds);
    if (this.#audio) this.#audio.currentTime = within;
    this.#change({ seconds: within });
  }

  setRate(rate: Rate): void {
    if (this.#audio) {
      this.#audio.defaultPlaybackRate = rate;
      this.#audio.playbackRate = rate;
    }
    rememberRate(rate);
    this.#change({ rate });
  }

  listen(listening: Listening): void {
    this.#route?.(listening);
    this.#change({ listening });
  }

  /** Tries to load a recording that has failed once more. */
  reload(): void {
    this.#change({ problem: null });
    this.#audio?.load();
  }

  /** Not before somebody pressed a button: until then a browser lets no page make sounds. */
  #openTracks(audio: HTMLAudioElement): void {
    if (!this.#context) {
      this.#context = new AudioContext();
      this.#route = routeTracks(this.#context, this.#context.createMediaElementSource(audio));
      this.#route(this.#state.listening);
    }
    void this.#context.resume();
  }

  /** An element does not tell with which status it was refused. */
  async #fail(): Promise<void> {
    this.#change({ isPlaying: false });
    const answer = await fetch(this.#address, { headers: { range: 'bytes=0-0' } }).catch(
      () => null,
    );
    this.#change({ problem: answer?.status === NOT_FOUND ? 'gone' : 'failed' });
  }

  #follow(audio: HTMLAudioElement): void {
    this.#change({ isPlaying: true });
    const look = () => {
      if (!this.#state.isPlaying) return;
      this.#change({ seconds: audio.currentTime });
      this.#frame = requestAnimationFrame(look);
    };
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(look);
  }

  #change(changes: Partial<PlaybackState>): void {
    this.#state = { ...this.#state, ...changes };
    for (const listener of this.#listeners) listener();
  }
}
