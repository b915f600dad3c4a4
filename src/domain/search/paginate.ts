/** Homes on a page of results. */
export const pageSize = 24;

/** One page of something: its number, how many there are, and which things stand on it. */
export type Page = {
  /** From 1. */
  page: number;
  /** 1 at least, also when there is nothing. */
  pages: number;
  /** Positions of the first thing on the page and of the first after it. */
  start: number;
  end: number;
};

/** The page asked for, or the nearest that there is. */
export function paginate(total: number, page: number, size = pageSize): Page {
  const pages = Math.max(1, Math.ceil(total / size));
  const real = Math.min(Math.max(1, page), pages);
  return { page: real, pages, start: (real - 1) * size, end: Math.min(real * size, total) };
}
