import { useEffect, useState } from 'react';
import { loadPageContent } from '../../browser/loadPageContent';
import type { OffPlanContent } from '../../domain/site/detailsContent';
import { offPlanPath } from '../../domain/site/paths';
import { useWords } from '../locale/useWords';

/** The content of projects by their slug; null for one that is no longer on the site or cannot be loaded. */
export type LoadedProjects = ReadonlyMap<string, OffPlanContent | null>;

/** Loads off-plan projects by their slugs. The result is null while they load. */
export function useProjects(slugs: readonly string[]): LoadedProjects | null {
  const { code } = useWords();
  const [projects, setProjects] = useState<LoadedProjects | null>(null);
  const wanted = [...new Set(slugs)].join(',');
  useEffect(() => {
    let isCurrent = true;
    const loads = (wanted === '' ? [] : wanted.split(',')).map(async (slug) => {
      const content = await loadPageContent<OffPlanContent>(offPlanPath(slug), code).catch(() => null);
      return [slug, content] as const;
    });
    Promise.all(loads).then((loaded) => isCurrent && setProjects(new Map(loaded)));
    return () => {
      isCurrent = false;
    };
  }, [wanted, code]);
  return projects;
}
