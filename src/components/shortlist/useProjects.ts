import { loadPageContent } from '../../browser/loadPageContent';
import type { OffPlanContent } from '../../domain/site/detailsContent';
import { offPlanPath } from '../../domain/site/paths';
import type { LocaleCode } from '../../i18n/locales';
import { type Each, useEach } from '../ui/useEach';

/** The content of projects by their slug; null for one that is no longer on the site. */
export type LoadedProjects = Each<OffPlanContent>;

const load = (slug: string, code: LocaleCode) => loadPageContent<OffPlanContent>(offPlanPath(slug), code);

/** Loads off-plan projects by their slugs. The result is null while they load. */
export function useProjects(slugs: readonly string[]): LoadedProjects | null {
  return useEach(slugs, load);
}
