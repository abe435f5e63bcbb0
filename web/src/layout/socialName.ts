/** Name of a page's picture for sharing, without folder and ending: "/use-cases/healthcare" -> "use-cases-healthcare". */
export function socialName(path: string): string {
  return path.slice(1).replaceAll('/', '-') || 'home';
}
