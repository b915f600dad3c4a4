/** Number of homes on a page of results. */
export const pageSize = 24;

/** One page of a paginated list. */
export type Page = {
  /** Page number, counted from 1. */
  page: number;
  /** Number of pages, at least 1. */
  pages: number;
  /** Index of the first item on the page, and of the first item after it. */
  start: number;
  end: number;
};

/** Returns the requested page, or the nearest existing one. */
export function paginate(total: number, page: number): Page {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const real = Math.min(Math.max(1, page), pages);
  return { page: real, pages, start: (real - 1) * pageSize, end: Math.min(real * pageSize, total) };
}
