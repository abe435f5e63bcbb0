/** Whether something thrown is the operating system's error of this code, such as ENOENT. */
export function isFileError(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
