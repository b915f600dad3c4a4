import { type ReactNode, useMemo } from 'react';
import { SharedWords } from '../locale/SharedWords';
import { useSiteFrames } from './useSiteFrame';

/** Provides the dictionary entries that all pages share. */
export function WithSharedWords({ children }: { children: ReactNode }) {
  const frames = useSiteFrames();
  const words = useMemo(
    () => Object.fromEntries(frames.map(({ language, content }) => [language, content.common])),
    [frames],
  );
  return <SharedWords.Provider value={words}>{children}</SharedWords.Provider>;
}
