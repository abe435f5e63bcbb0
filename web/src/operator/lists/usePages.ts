import { useInfiniteQuery } from '@tanstack/react-query';

interface PageOf<Row> {
  readonly rows: Row[];
  readonly nextCursor: string | null;
}

/** A list of the console as far as it has been read, with the way on. */
export interface Pages<Row> {
  readonly rows: readonly Row[] | null;
  readonly problem: unknown;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly readMore: () => void;
  readonly readAgain: () => void;
}

/** Reads a list page by page. @param key of the cache, under "operator" */
export function usePages<Row>(
  key: readonly string[],
  fetchPage: (input: { cursor?: string }) => Promise<PageOf<Row>>,
): Pages<Row> {
  const query = useInfiniteQuery({
    queryKey: ['operator', ...key],
    queryFn: ({ pageParam }) => fetchPage(pageParam === null ? {} : { cursor: pageParam }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
  });
  return {
    rows: query.data ? query.data.pages.flatMap((page) => page.rows) : null,
    problem: query.error,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    readMore: () => void query.fetchNextPage(),
    readAgain: () => void query.refetch(),
  };
}
