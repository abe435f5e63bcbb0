import { setImmediate } from 'node:timers/promises';
import { findInitializers, type InitializerBytes } from './initializers.ts';

/** A weight matrix that is changed, as the training wrote it down (bench/adaptation/README.md). */
export interface AdaptedMatrix {
  /** Name in the model, without "_quantized" and "_scale". */
  readonly name: string;
  readonly rows: number;
  readonly columns: number;
  /** Rows by rank, and rank by columns: their product is added to the weights. */
  readonly down: Float32Array;
  readonly up: Float32Array;
}

/** The model's weights are 7 bits wide, so that sums of their products never saturate on any processor. */
const WIDEST = 64;

/**
 * Adds a low-rank change to weights of a model that was quantised to 8 bits by column (LoRA, Hu et al. 2021, merged). The
 * bytes of the model are changed in place; their number stays.
 * @throws RangeError (as rejection) where the model has no such weights
 */
export async function adapt(model: Uint8Array, matrices: readonly AdaptedMatrix[]): Promise<void> {
  const initializers = findInitializers(model);
  const find = (name: string, length: number): InitializerBytes => {
    const found = initializers.get(name);
    if (found?.length !== length) throw new RangeError(`the model has no weights "${name}"`);
    return found;
  };
  const view = new DataView(model.buffer, model.byteOffset, model.byteLength);
  for (const matrix of matrices) {
    const { name, rows, columns } = matrix;
    const weights = find(`${name}_quantized`, rows * columns).offset;
    const quantised = new Int8Array(model.buffer, model.byteOffset + weights, rows * columns);
    const scalesAt = find(`${name}_scale`, columns * Float32Array.BYTES_PER_ELEMENT).offset;
    const scales = Float32Array.from({ length: columns }, (_, column) =>
      view.getFloat32(scalesAt + 4 * column, true),
    );
    const changed = withChange(matrix, quantised, scales);
    const steps = stepsOf(changed, scales);
    for (let column = 0; column < columns; column++)
      view.setFloat32(scalesAt + 4 * column, steps[column] as number, true);
    for (let at = 0; at < changed.length; at++)
      quantised[at] = Math.round((changed[at] as number) / (steps[at % columns] as number));
    // Signalling goes on between one matrix and the next.
    await setImmediate();
  }
}

/** The weights as numbers, row by row, with the change added. */
function withChange(
  { rows, columns, down, up }: AdaptedMatrix,
  quantised: Int8Array,
  scales: Float32Array,
): Float32Array {
  const rank = down.length / rows;
  const changed = Float32Array.from(
    quantised,
    (value, at) => value * (scales[at % columns] as number),
  );
  for (let row = 0; row < rows; row++)
    for (let k = 0; k < rank; k++) {
      const share = down[row * rank + k] as number;
      const from = row * columns;
      for (let column = 0; column < columns; column++)
        changed[from + column] =
          (changed[from + column] as number) + share * (up[k * columns + column] as number);
    }
  return changed;
}

/** For each column what one step of its whole numbers is worth; a column of zeros keeps its own. */
function stepsOf(weights: Float32Array, before: Float32Array): Float32Array {
  const columns = before.length;
  const widest = new Float32Array(columns);
  for (let at = 0; at < weights.length; at++)
    widest[at % columns] = Math.max(
      widest[at % columns] as number,
      Math.abs(weights[at] as number),
    );
  return widest.map((most, column) => most / WIDEST || (before[column] as number));
}
