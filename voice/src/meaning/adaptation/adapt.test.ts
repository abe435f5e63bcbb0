import { describe, expect, it } from 'vitest';
import { adapt } from './adapt.ts';
import { readAdaptation } from './adaptationFile.ts';
import { findInitializers } from './initializers.ts';

const bytesOf = (...parts: (number | Uint8Array)[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'number' ? [part] : [...part])));
/** A protobuf field with a length under 128. */
const field = (number: number, content: Uint8Array) =>
  bytesOf(number * 8 + 2, content.length, content);
const text = (value: string) => new TextEncoder().encode(value);
const floats = (...values: number[]) => new Uint8Array(Float32Array.from(values).buffer);
const tensor = (name: string, data: Uint8Array) => field(5, bytesOf(field(8, text(name)), data));

/** A model of two rows and two columns: 64, 0, 32, -64 in steps of 1/64 and 1/32. */
function tiny(): Uint8Array {
  const weights = Uint8Array.from(Int8Array.of(64, 0, 32, -64), (value) => value & 0xff);
  return field(
    7,
    bytesOf(
      tensor('w_quantized', field(9, weights)),
      tensor('w_scale', field(4, floats(1 / 64, 1 / 32))),
    ),
  );
}

function weightsOf(model: Uint8Array): number[] {
  const found = findInitializers(model);
  const view = new DataView(model.buffer);
  const at = (name: string) => found.get(name)?.offset ?? 0;
  return [0, 1, 2, 3].map(
    (n) => view.getInt8(at('w_quantized') + n) * view.getFloat32(at('w_scale') + 4 * (n % 2), true),
  );
}

describe('a low-rank change of a quantised model', () => {
  const matrix = { name: 'w', rows: 2, columns: 2 };

  it('is added to its weights, whose steps follow the widest of each column', async () => {
    const model = tiny();
    expect(weightsOf(model)).toEqual([1, 0, 0.5, -2]);
    const length = model.length;
    await adapt(model, [{ ...matrix, down: Float32Array.of(1, 0), up: Float32Array.of(3, 1) }]);
    expect(model).toHaveLength(length);
    const [a, b, c, d] = weightsOf(model);
    expect(a).toBeCloseTo(4);
    expect(b).toBeCloseTo(1);
    expect(c).toBeCloseTo(0.5);
    expect(d).toBeCloseTo(-2);
  });

  it('of nothing changes nothing', async () => {
    const model = tiny();
    await adapt(model, [{ ...matrix, down: Float32Array.of(0, 0), up: Float32Array.of(0, 0) }]);
    expect(weightsOf(model)).toEqual([1, 0, 0.5, -2]);
  });

  it('is refused by a model without such weights, and one that is cut short', async () => {
    const change = { ...matrix, down: new Float32Array(2), up: new Float32Array(2) };
    await expect(adapt(tiny(), [{ ...change, name: 'v' }])).rejects.toThrow(/no weights "v/);
    await expect(adapt(tiny(), [{ ...change, rows: 3 }])).rejects.toThrow(/no weights/);
    await expect(adapt(tiny().subarray(0, 20), [change])).rejects.toThrow(/cut short/);
  });

  it('is read from its file', () => {
    const name = text('w');
    const file = bytesOf(
      text('BDLR'),
      bytesOf(0, 0, 0, 1, 1, 0, name.length),
      name,
      bytesOf(2, 0, 2, 0, 1, 0),
      floats(0.5),
      bytesOf(2, 4),
      floats(2),
      bytesOf(255, 3),
    );
    expect(readAdaptation(file)).toEqual([
      { ...matrix, down: Float32Array.of(1, 2), up: Float32Array.of(-2, 6) },
    ]);
    expect(() => readAdaptation(text('something else'))).toThrow(/no adaptation/);
  });
});
