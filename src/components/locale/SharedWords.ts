import { createContext } from 'react';

/** Words in one language that every page needs, by language: they come with the site's frame, once for a visit. */
export const SharedWords = createContext<Readonly<Record<string, Record<string, string>>>>({});
