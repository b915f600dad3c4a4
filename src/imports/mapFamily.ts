import type { Family } from '../domain/content/listings';
import { families } from '../domain/content/listingTerms';
import { foldText } from '../domain/search/foldText';
import type { ImportContext } from './importContext';
import { nearestNames } from './nearestNames';
import type { HomeReader } from './readHome';

/**
 * The market of a home, by the rules of our content: homes in the UK are new homes; units of a project of ours are
 * off-plan; otherwise, what the feed and the mapping say.
 */
export function mapFamily(
  reader: HomeReader,
  { mapping, projects }: ImportContext,
  country: 'qatar' | 'uk',
): { family: Family | null; project: string | null } {
  if (country === 'uk') return { family: 'new-homes', project: null };
  const given = reader.raw('project');
  const status = reader.raw('completionStatus');
  const project = given ? (projects.get(foldText(given.value)) ?? null) : null;
  if (project !== null) return { family: 'off-plan', project };
  const isOffPlan = /^off_?plan/.test(status?.value ?? '') || reader.text('family') === 'off-plan';
  if (isOffPlan) {
    const message = 'an off-plan home belongs to a project in content/offPlan/, and this is none';
    const nearest = nearestNames(given?.value ?? '', projects.values());
    reader.findings.refuse('project', given ?? status, message, nearest);
    return { family: null, project: null };
  }
  if (given) reader.findings.note('project', given, 'no project in content/offPlan/; left out');
  return { family: reader.choice('family', families, mapping.values.family, 'required'), project: null };
}
