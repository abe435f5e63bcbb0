/** Below these an address is what opens it. */
const SECRET_BELOW = ['/calendar/', '/talk/', '/api/share/'] as const;

/** The path of a request as a log may have it. */
export function withoutSecret(path: string): string {
  const folder = SECRET_BELOW.find((each) => path.startsWith(each));
  return folder === undefined ? path : `${folder}...`;
}
