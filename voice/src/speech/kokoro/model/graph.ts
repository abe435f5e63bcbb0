import {
  bytesField,
  type Field,
  fieldsOf,
  numberField,
  numbersOf,
  type Pieces,
} from './protobuf.ts';

/** Numbers of fields in onnx.proto. */
const MODEL_GRAPH = 7;
const GRAPH_NODE = 1;
const GRAPH_INITIALIZER = 5;
const GRAPH_OUTPUT = 12;
const NODE_INPUT = 1;
const NODE_OUTPUT = 2;
const NODE_OP = 4;
const TENSOR_DIMS = 1;
const TENSOR_TYPE = 2;
/** Small integers may stand here instead of as raw bytes. */
const TENSOR_INT32 = 5;
const TENSOR_NAME = 8;
const TENSOR_RAW = 9;
const VALUE_NAME = 1;
const FLOAT = 1;

/** One operation of a model. */
export interface GraphNode {
  op: string;
  inputs: readonly string[];
  outputs: readonly string[];
  /** Its name and attributes, as they are. */
  readonly rest: readonly Buffer[];
}

/** A constant of a model, its values as raw bytes. */
export interface Constant {
  readonly dims: readonly number[];
  /** TensorProto.DataType: 1 float, 2 uint8, 3 int8; these two have a byte a value. */
  readonly type: number;
  readonly raw: Buffer;
}

/** A model taken apart. Nodes may be changed, constants added; what is no longer needed is left out when it is written. */
export interface Graph {
  readonly nodes: GraphNode[];
  constant(name: string): Constant | null;
  /** Adds a constant of floats. */
  addFloats(name: string, dims: readonly number[], values: Float32Array): void;
  write(): Buffer;
}

/** @throws RangeError where the bytes are no model */
export function readGraph(model: Buffer): Graph {
  const parts = [...fieldsOf(model)];
  const graph = parts.find(({ number }) => number === MODEL_GRAPH);
  if (!graph) throw new RangeError('this model has no graph');
  const nodes: GraphNode[] = [];
  const constants = new Map<string, Pieces>();
  const others: Buffer[] = [];
  const outputs: string[] = [];
  for (const { number, body, raw } of fieldsOf(graph.body)) {
    if (number === GRAPH_NODE) nodes.push(readNode(body));
    else if (number === GRAPH_INITIALIZER) constants.set(nameIn(body, TENSOR_NAME), [body]);
    else others.push(raw);
    if (number === GRAPH_OUTPUT) outputs.push(nameIn(body, VALUE_NAME));
  }
  return {
    nodes,
    constant(name) {
      const [body] = constants.get(name) ?? [];
      return body ? readConstant(body) : null;
    },
    addFloats(name, dims, values) {
      const bytes = Buffer.from(values.buffer, values.byteOffset, values.byteLength);
      constants.set(name, [
        ...dims.flatMap((dim) => numberField(TENSOR_DIMS, dim)),
        ...numberField(TENSOR_TYPE, FLOAT),
        ...bytesField(TENSOR_NAME, name),
        ...bytesField(TENSOR_RAW, [bytes]),
      ]);
    },
    write() {
      const needed = neededFor(outputs, nodes);
      const body = [
        ...nodes
          .filter((node) => node.outputs.some((output) => needed.has(output)))
          .flatMap((node) => bytesField(GRAPH_NODE, writeNode(node))),
        ...[...constants]
          .filter(([name]) => needed.has(name))
          .flatMap(([, constant]) => bytesField(GRAPH_INITIALIZER, constant)),
        ...others,
      ];
      return Buffer.concat(
        parts.flatMap((part) => (part === graph ? bytesField(MODEL_GRAPH, body) : [part.raw])),
      );
    },
  };
}

/** Every value that the outputs hang on. */
function neededFor(outputs: readonly string[], nodes: readonly GraphNode[]): ReadonlySet<string> {
  const makers = new Map(nodes.flatMap((node) => node.outputs.map((output) => [output, node])));
  const needed = new Set<string>();
  const open = [...outputs];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (needed.has(name)) continue;
    needed.add(name);
    open.push(...(makers.get(name)?.inputs ?? []));
  }
  return needed;
}

function readNode(body: Buffer): GraphNode {
  const inputs: string[] = [];
  const outputs: string[] = [];
  const rest: Buffer[] = [];
  let op = '';
  for (const field of fieldsOf(body)) {
    if (field.number === NODE_INPUT) inputs.push(field.body.toString());
    else if (field.number === NODE_OUTPUT) outputs.push(field.body.toString());
    else if (field.number === NODE_OP) op = field.body.toString();
    else rest.push(field.raw);
  }
  return { op, inputs, outputs, rest };
}

function writeNode({ op, inputs, outputs, rest }: GraphNode): Pieces {
  return [
    ...inputs.flatMap((name) => bytesField(NODE_INPUT, name)),
    ...outputs.flatMap((name) => bytesField(NODE_OUTPUT, name)),
    ...bytesField(NODE_OP, op),
    ...rest,
  ];
}

function readConstant(body: Buffer): Constant {
  const dims: number[] = [];
  let type = 0;
  let raw: Buffer = Buffer.alloc(0);
  for (const field of fieldsOf(body)) {
    if (field.number === TENSOR_DIMS) dims.push(...numbersOf(field, isPacked(field)));
    else if (field.number === TENSOR_TYPE) type = field.value;
    else if (field.number === TENSOR_RAW) raw = field.body;
    else if (field.number === TENSOR_INT32)
      raw = Buffer.concat([raw, Buffer.from(numbersOf(field, isPacked(field)))]);
  }
  return { dims, type, raw };
}

/** By the form in its key: a single number has form 0. */
const isPacked = ({ raw }: Field): boolean => (raw[0] ?? 0) % 8 !== 0;

function nameIn(body: Buffer, number: number): string {
  for (const field of fieldsOf(body)) if (field.number === number) return field.body.toString();
  return '';
}
