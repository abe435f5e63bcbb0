import type { ApiField } from './fields.ts';

/** One thing that can be asked of an API. */
export interface Operation {
  /** The anchor on its page. */
  readonly id: string;
  readonly method: string;
  /** With its prefix; parameters in braces. */
  readonly path: string;
  readonly summary: string;
  readonly inputs: readonly ApiField[];
  /** Where inputs stand that are not in the path. */
  readonly sentIn: 'query' | 'body';
  readonly successStatus: number;
  /** What is answered, in a few words. */
  readonly answer: string;
  readonly outputs: readonly ApiField[];
  /** Names of shapes of the page that are sent or answered besides. */
  readonly sentShape?: string | undefined;
  readonly answeredShape?: string | undefined;
}

/** Something that several operations send or answer, shown once. */
export interface Shape {
  readonly name: string;
  readonly fields: readonly ApiField[];
}

export function anchorOfShape(name: string): string {
  return `shape-${name.toLowerCase().replaceAll(' ', '-')}`;
}

export interface OperationGroup {
  readonly name: string;
  readonly operations: readonly Operation[];
}

/** Names of the parameters in a path: "/calls/{id}" has "id". */
export function pathParameters(path: string): readonly string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => (name ? [name] : []));
}
