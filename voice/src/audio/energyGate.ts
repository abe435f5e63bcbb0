/** Constants of the gate that spares the speech model silence and steady noise. */
export const energyGateDefaults = {
  /** How far above the noise floor a frame opens the gate. White noise of a 20 ms frame wanders by 0.5 dB. */
  openAboveFloorDb: 3,
  /** Below this nothing is speech. */
  minLevelDbfs: -60,
  /** The gate stays open after the last loud frame: longer than the pauses within a sentence. */
  holdMs: 400,
  floorRiseDbPerS: 3,
  /** Share of the way down that the floor goes with each quieter frame. */
  floorFall: 0.3,
  initialFloorDbfs: -50,
} as const;
export type EnergyGateSettings = { readonly [K in keyof typeof energyGateDefaults]: number };

const FLOOR_LIMIT_DBFS = -75;

/** Mean level of PCM16 in dB below a full-scale square wave. */
export function levelDbfs(pcm: Int16Array): number {
  let sum = 0;
  for (let i = 0; i < pcm.length; i++) sum += (pcm[i] as number) * (pcm[i] as number);
  return 10 * Math.log10(sum / pcm.length / 1_073_741_824 + 1e-10);
}

/** Open while something louder than the room's own noise is heard. */
export class EnergyGate {
  readonly #settings: EnergyGateSettings;
  #floorDbfs: number;
  #openForMs = 0;

  constructor(settings: EnergyGateSettings = energyGateDefaults) {
    this.#settings = settings;
    this.#floorDbfs = settings.initialFloorDbfs;
  }

  /** Level of the room's own noise. */
  get floorDbfs(): number {
    return this.#floorDbfs;
  }

  /** Whether the gate is open after this frame of `durationMs`. */
  hear(pcm: Int16Array, durationMs: number): boolean {
    const settings = this.#settings;
    const level = levelDbfs(pcm);
    if (level < this.#floorDbfs)
      this.#floorDbfs = Math.max(
        FLOOR_LIMIT_DBFS,
        this.#floorDbfs + (level - this.#floorDbfs) * settings.floorFall,
      );
    else
      this.#floorDbfs = Math.min(
        level,
        this.#floorDbfs + (settings.floorRiseDbPerS * durationMs) / 1_000,
      );
    if (level > settings.minLevelDbfs && level > this.#floorDbfs + settings.openAboveFloorDb)
      this.#openForMs = settings.holdMs;
    else this.#openForMs = Math.max(0, this.#openForMs - durationMs);
    return this.#openForMs > 0;
  }
}
