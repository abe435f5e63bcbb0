import { instantiateCommand, type WasiCommand, type WasmModule } from './webAssembly.ts';

/**
 * Runs a WASI command (preview 1) once, in memory: arguments in, the one file it writes out. Only the
 * thirteen calls that flite makes are answered. Our own, because `node:wasi` crashed on long texts.
 */

const SUCCESS = 0;
const BAD_FILE = 8;
const NOT_CAPABLE = 76;
const NO_ENTRY = 44;

const FILE_TYPE_CHARACTER_DEVICE = 2;
const FILE_TYPE_DIRECTORY = 3;
const FILE_TYPE_REGULAR = 4;

const PREOPENED_FD = 3;
const OUTPUT_FD = 4;
const PREOPENED_NAME = '/';

class ProcessExit extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`exit ${status}`);
    this.status = status;
  }
}

interface Growing {
  bytes: Uint8Array;
  position: number;
  length: number;
}

function writeInto(file: Growing, piece: Uint8Array): void {
  const end = file.position + piece.length;
  if (end > file.bytes.length) {
    const larger = new Uint8Array(Math.max(end, file.bytes.length * 2));
    larger.set(file.bytes.subarray(0, file.length));
    file.bytes = larger;
  }
  file.bytes.set(piece, file.position);
  file.position = end;
  file.length = Math.max(file.length, end);
}

const encoder = new TextEncoder();

/**
 * @param argv the command's arguments, its name first
 * @returns the exit status and what was written to whichever file the command opened for writing
 */
export function runWasiCommand(
  module: WasmModule,
  argv: readonly string[],
): { status: number; output: Uint8Array } {
  const args = argv.map((argument) => encoder.encode(`${argument}\0`));
  const output: Growing = { bytes: new Uint8Array(256 * 1024), position: 0, length: 0 };
  let memory: WasiCommand['memory'];
  const view = () => new DataView(memory.buffer);
  const bytes = () => new Uint8Array(memory.buffer);

  const calls = {
    args_sizes_get(countAt: number, sizeAt: number) {
      view().setUint32(countAt, args.length, true);
      view().setUint32(
        sizeAt,
        args.reduce((sum, argument) => sum + argument.length, 0),
        true,
      );
      return SUCCESS;
    },
    args_get(pointersAt: number, textAt: number) {
      let at = textAt;
      args.forEach((argument, index) => {
        view().setUint32(pointersAt + index * 4, at, true);
        bytes().set(argument, at);
        at += argument.length;
      });
      return SUCCESS;
    },
    clock_time_get(_clock: number, _precision: bigint, timeAt: number) {
      view().setBigUint64(timeAt, 0n, true);
      return SUCCESS;
    },
    fd_close: () => SUCCESS,
    fd_fdstat_get(fd: number, statAt: number) {
      if (fd > OUTPUT_FD) return BAD_FILE;
      const types = [
        FILE_TYPE_CHARACTER_DEVICE,
        FILE_TYPE_CHARACTER_DEVICE,
        FILE_TYPE_CHARACTER_DEVICE,
        FILE_TYPE_DIRECTORY,
        FILE_TYPE_REGULAR,
      ];
      bytes().fill(0, statAt, statAt + 24);
      view().setUint8(statAt, types[fd] ?? FILE_TYPE_REGULAR);
      view().setBigUint64(statAt + 8, 0xffff_ffffn, true);
      view().setBigUint64(statAt + 16, 0xffff_ffffn, true);
      return SUCCESS;
    },
    fd_fdstat_set_flags: () => SUCCESS,
    fd_prestat_get(fd: number, statAt: number) {
      if (fd !== PREOPENED_FD) return BAD_FILE;
      view().setUint32(statAt, 0, true);
      view().setUint32(statAt + 4, PREOPENED_NAME.length, true);
      return SUCCESS;
    },
    fd_prestat_dir_name(fd: number, nameAt: number, length: number) {
      if (fd !== PREOPENED_FD) return BAD_FILE;
      bytes().set(encoder.encode(PREOPENED_NAME).subarray(0, length), nameAt);
      return SUCCESS;
    },
    fd_read(_fd: number, _vectors: number, _count: number, readAt: number) {
      view().setUint32(readAt, 0, true);
      return SUCCESS;
    },
    fd_seek(fd: number, offset: bigint, whence: number, newAt: number) {
      if (fd !== OUTPUT_FD) return BAD_FILE;
      const base = whence === 0 ? 0 : whence === 1 ? output.position : output.length;
      output.position = Math.max(0, base + Number(offset));
      view().setBigUint64(newAt, BigInt(output.position), true);
      return SUCCESS;
    },
    fd_write(fd: number, vectors: number, count: number, writtenAt: number) {
      let written = 0;
      for (let index = 0; index < count; index++) {
        const at = view().getUint32(vectors + index * 8, true);
        const length = view().getUint32(vectors + index * 8 + 4, true);
        if (fd === OUTPUT_FD) writeInto(output, bytes().subarray(at, at + length));
        written += length;
      }
      view().setUint32(writtenAt, written, true);
      return SUCCESS;
    },
    path_open(
      _directory: number,
      _lookup: number,
      _path: number,
      _pathLength: number,
      flags: number,
      _rights: bigint,
      _inherited: bigint,
      _fdFlags: number,
      fdAt: number,
    ) {
      const O_CREAT = 1;
      if ((flags & O_CREAT) === 0) return NO_ENTRY;
      if (output.length > 0) return NOT_CAPABLE;
      view().setUint32(fdAt, OUTPUT_FD, true);
      return SUCCESS;
    },
    proc_exit(status: number) {
      throw new ProcessExit(status);
    },
  };

  const command = instantiateCommand(module, { wasi_snapshot_preview1: calls });
  memory = command.memory;
  let status = 0;
  try {
    command.start();
  } catch (error) {
    if (!(error instanceof ProcessExit)) throw error;
    status = error.status;
  }
  return { status, output: output.bytes.subarray(0, output.length) };
}
