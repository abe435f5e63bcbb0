import type { MediaEvent, MediaLeg } from '../../mediaLeg.ts';

/** What a leg tells, to be waited for. */
export class Told {
  readonly events: MediaEvent[] = [];
  #wake = (): void => undefined;

  constructor(leg: MediaLeg) {
    leg.listen((event) => {
      this.events.push(event);
      this.#wake();
    });
  }

  async until<Type extends MediaEvent['type']>(
    type: Type,
    count = 1,
  ): Promise<Extract<MediaEvent, { type: Type }>[]> {
    for (;;) {
      const found = this.events.filter(
        (event): event is Extract<MediaEvent, { type: Type }> => event.type === type,
      );
      if (found.length >= count) return found;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }
}

/** The first samples that are handed on, the silence before the first packet left out. */
export async function heardFrom(told: Told, samples: number): Promise<number[]> {
  const heard: number[] = [];
  for (let count = 1; heard.length < samples; count++) {
    const pieces = await told.until('caller-audio', count);
    for (const sample of pieces[count - 1]?.pcm ?? [])
      if (heard.length > 0 || sample !== 0) heard.push(sample);
  }
  return heard.slice(0, samples);
}

/** A tone of 440 Hz at 16 kHz. */
export function tone(ms: number): Int16Array {
  return Int16Array.from(
    { length: ms * 16 },
    (_, i) => 9_000 * Math.sin((2 * Math.PI * 440 * i) / 16_000),
  );
}
