import { createContext } from 'react';

/**
 * Dictionary entries that every page needs, by language. They come with the site frame, which is fetched once per
 * session.
 */
export const SharedWords = createContext<Readonly<Record<string, Record<string, string>>>>({});
