import { createContext } from 'react';

/**
 * The islands of one page, rendered each as a root of its own. The page carries a mark in an
 * island's place, which `insertInto` exchanges for its markup.
 */
export class Fragments {
  private readonly rendered: string[] = [];

  /** Keeps an island's markup; the answer is the mark for its place. */
  add(html: string): string {
    return markOf(this.rendered.push(html) - 1);
  }

  /** The page's markup with each mark exchanged for what it stands for. */
  insertInto(page: string): string {
    return this.rendered.reduce(
      (html, fragment, index) => html.replace(markOf(index), () => fragment),
      page,
    );
  }
}

function markOf(index: number): string {
  return `[[island ${index}]]`;
}

export const FragmentsContext = createContext<Fragments | null>(null);
