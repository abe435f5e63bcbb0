import { expect, test } from 'vitest';
import { withFloatConvolutions } from './floatConvolutions.ts';
import { type GraphNode, readGraph } from './graph.ts';
import { bytesField, numberField, type Pieces } from './protobuf.ts';

const node = (op: string, inputs: readonly string[], outputs: readonly string[]): Pieces =>
  bytesField(1, [
    ...inputs.flatMap((name) => bytesField(1, name)),
    ...outputs.flatMap((name) => bytesField(2, name)),
    ...bytesField(4, op),
  ]);
const constant = (name: string, type: number, dims: readonly number[], raw: Buffer): Pieces =>
  bytesField(5, [
    ...dims.flatMap((dim) => numberField(1, dim)),
    ...numberField(2, type),
    ...bytesField(8, name),
    ...bytesField(9, [raw]),
  ]);
const float = (value: number): Buffer => Buffer.from(Float32Array.of(value).buffer);

/** One quantised convolution as the tools of ONNX Runtime write it, and a version number before the graph. */
function quantisedModel(after = 'Mul'): Buffer {
  const graph = [
    ...node('DynamicQuantizeLinear', ['x'], ['xq', 'xs', 'xz']),
    ...node('Mul', ['xs', 'ws'], ['scale']),
    ...node('Div', ['bias', 'scale'], ['b1']),
    ...node('Floor', ['b1'], ['b2']),
    ...node('Cast', ['b2'], ['b3']),
    ...node('ConvInteger', ['xq', 'wq', 'xz', 'wz'], ['c']),
    ...node('Add', ['c', 'b3'], ['cb']),
    ...node('Cast', ['cb'], ['cf']),
    ...node(after, ['cf', 'scale'], ['y']),
    ...constant('wq', 2, [1, 1, 3], Buffer.from([60, 70, 255])),
    ...constant('wz', 2, [], Buffer.from([70])),
    ...constant('ws', 1, [], float(0.5)),
    ...constant('bias', 1, [1], float(3)),
    ...bytesField(12, bytesField(1, 'y')),
  ];
  return Buffer.concat([...numberField(1, 300), ...bytesField(7, graph)]);
}

const opsOf = (nodes: readonly GraphNode[]) => nodes.map(({ op }) => op);

test('a model is written as it was read', () => {
  const model = quantisedModel();
  expect(opsOf(readGraph(readGraph(model).write()).nodes)).toEqual(opsOf(readGraph(model).nodes));
});

test('a convolution of integers becomes one of floats, and nothing else is left of it', () => {
  const graph = readGraph(withFloatConvolutions(quantisedModel()));
  expect(graph.nodes).toMatchObject([
    { op: 'Conv', inputs: ['x', 'wq.float', 'bias'], outputs: ['y'] },
  ]);
  const weight = graph.constant('wq.float');
  expect(weight).toMatchObject({ type: 1, dims: [1, 1, 3] });
  const { buffer } = new Uint8Array(weight?.raw ?? Buffer.alloc(0));
  expect([...new Float32Array(buffer)]).toEqual([-5, 0, 92.5]);
  expect(graph.constant('wq')).toBeNull();
});

test('what has another form is left as it is', () => {
  const graph = readGraph(withFloatConvolutions(quantisedModel('Sub')));
  expect(opsOf(graph.nodes)).toContain('ConvInteger');
  expect(graph.constant('wq')).not.toBeNull();
});

test('a file that is no model, or breaks off, is refused', () => {
  expect(() => withFloatConvolutions(Buffer.from('no model at all'))).toThrow(RangeError);
  expect(() => withFloatConvolutions(quantisedModel().subarray(0, 40))).toThrow(RangeError);
  expect(() => withFloatConvolutions(Buffer.alloc(0))).toThrow(RangeError);
});
