import type { BindDatagrams } from './datagramSocket.ts';
import { linuxDatagrams } from './linuxDatagrams.ts';
import { bindNodeDatagrams } from './nodeDatagrams.ts';

export interface ChosenDatagrams {
  readonly name: 'linux' | 'node';
  readonly bind: BindDatagrams;
  /** Why it is not the cheaper one, or null. */
  readonly problem: string | null;
}

/** The cheaper sockets of Linux where they can be had, else those of Node.js. */
export function chooseDatagrams(): ChosenDatagrams {
  let linux: BindDatagrams;
  try {
    linux = linuxDatagrams();
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return { name: 'node', bind: bindNodeDatagrams, problem };
  }
  return {
    name: 'linux',
    // A zone (RFC 4007), as link-local addresses need it, only Node.js translates.
    bind: (localAddress, port) =>
      localAddress.includes('%') || /^fe[89ab]/i.test(localAddress)
        ? bindNodeDatagrams(localAddress, port)
        : linux(localAddress, port),
    problem: null,
  };
}
