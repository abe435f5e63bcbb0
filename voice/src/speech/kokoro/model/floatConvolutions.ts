import { type Constant, type Graph, type GraphNode, readGraph } from './graph.ts';

/** TensorProto.DataType */
const FLOAT = 1;
const UINT8 = 2;
const INT8 = 3;

/** How the operations of a model follow one another. */
interface Links {
  makerOf(value: string | undefined): GraphNode | undefined;
  userOf(value: string | undefined): GraphNode | undefined;
}

/**
 * A quantised model with its convolutions in floats, as they were before they were quantised: ONNX Runtime has no fast
 * convolution of integers on a CPU, and four fifths of Kokoro's time went there (decision 066). Replaces
 *
 *     DynamicQuantizeLinear -> ConvInteger [-> Add bias] -> Cast -> Mul scale
 *
 * by one Conv with the weights multiplied out. What has another form is left as it is.
 * @param model ONNX
 * @throws RangeError where it is no model
 */
export function withFloatConvolutions(model: Buffer): Buffer {
  const graph = readGraph(model);
  const makers = new Map<string, GraphNode>();
  const users = new Map<string, GraphNode>();
  for (const node of graph.nodes) {
    for (const output of node.outputs) makers.set(output, node);
    for (const input of node.inputs) users.set(input, node);
  }
  const links: Links = {
    makerOf: (value) => makers.get(value ?? ''),
    userOf: (value) => users.get(value ?? ''),
  };
  for (const node of graph.nodes) if (node.op === 'ConvInteger') unquantise(node, graph, links);
  return graph.write();
}

function unquantise(conv: GraphNode, graph: Graph, links: Links): void {
  const [quantised, weightName = '', , zeroName = ''] = conv.inputs;
  const quantiser = links.makerOf(quantised);
  const weight = graph.constant(weightName);
  const chain = afterwards(conv, links);
  if (quantiser?.op !== 'DynamicQuantizeLinear' || !weight || !chain) return;
  const scales = links.makerOf(chain.scale);
  const scale = floatOf(
    graph.constant(scales?.inputs.find((input) => input !== quantiser.outputs[1]) ?? ''),
  );
  if (scales?.op !== 'Mul' || scale === null) return;
  const values = multipliedOut(weight, graph.constant(zeroName), scale);
  if (!values) return;
  const name = `${weightName}.float`;
  graph.addFloats(name, weight.dims, values);
  conv.op = 'Conv';
  conv.inputs = [quantiser.inputs[0] ?? '', name, ...(chain.bias === null ? [] : [chain.bias])];
  conv.outputs = chain.last.outputs;
  chain.last.outputs = [];
}

/** What follows an integer convolution up to where its result is a float again; null where it is something else. */
function afterwards(
  conv: GraphNode,
  { makerOf, userOf }: Links,
): { readonly last: GraphNode; readonly scale: string; readonly bias: string | null } | null {
  let [result] = conv.outputs;
  let next = userOf(result);
  let bias: string | null = null;
  if (next?.op === 'Add') {
    // The bias was divided by the scale, and rounded: Div -> Floor -> Cast -> Reshape.
    let maker = makerOf(next.inputs.find((input) => input !== result));
    while (maker && maker.op !== 'Div') maker = makerOf(maker.inputs[0]);
    const before = maker?.inputs[0];
    if (before === undefined) return null;
    bias = before;
    [result] = next.outputs;
    next = userOf(result);
  }
  if (next?.op !== 'Cast') return null;
  const [asFloat] = next.outputs;
  const last = userOf(asFloat);
  const scale = last?.inputs.find((input) => input !== asFloat);
  return last?.op === 'Mul' && scale !== undefined ? { last, scale, bias } : null;
}

function floatOf(constant: Constant | null): number | null {
  return constant?.type === FLOAT && constant.raw.length === 4 ? constant.raw.readFloatLE(0) : null;
}

function multipliedOut(
  { raw, type }: Constant,
  zeroPoint: Constant | null,
  scale: number,
): Float32Array | null {
  if (type !== UINT8 && type !== INT8) return null;
  // One zero for all weights; models with one for each channel are left as they are.
  if (zeroPoint && zeroPoint.raw.length !== 1) return null;
  const integers = (bytes: Buffer) =>
    type === UINT8 ? bytes : new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const zero = zeroPoint ? (integers(zeroPoint.raw)[0] ?? 0) : 0;
  const quantised = integers(raw);
  const values = new Float32Array(quantised.length);
  for (let at = 0; at < values.length; at++) values[at] = ((quantised[at] ?? 0) - zero) * scale;
  return values;
}
