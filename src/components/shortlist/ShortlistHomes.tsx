import { type RefObject, useEffect, useState } from 'react';
import { mostHomes } from '../../domain/forms/homesAsked';
import type { OffPlanContent, PropertyContent } from '../../domain/site/detailsContent';
import { projectOfReference } from '../../domain/site/shortlistLink';
import { cardOf } from '../listings/cardOf';
import { ListingCard } from '../listings/ListingCard';
import type { LoadedHomes } from '../listings/useHomes';
import { noteHomes, removeShortlisted, useShortlist } from '../listings/useShortlist';
import { useWords } from '../locale/useWords';
import { OffPlanCard } from '../offPlan/OffPlanCard';
import { projectCardOf } from '../offPlan/projectCardOf';
import { Button, ButtonLink } from '../ui/Button';
import { DisplaySwitch } from '../ui/DisplaySwitch';
import { useStatus } from '../ui/useStatus';
import { Comparison } from './Comparison';
import { PlanComparison } from './PlanComparison';
import { planOfHome, planOfProject } from './planOf';
import { ShortlistChange } from './ShortlistChange';
import * as styles from './ShortlistHomes.module.css';
import { ShortlistNote } from './ShortlistNote';
import type { LoadedProjects } from './useProjects';

/** Maximum number of homes that fit side by side. */
const maxCompared = 4;

type Props = {
  list?: RefObject<HTMLUListElement>;
  references: readonly string[];
  homes: LoadedHomes;
  projects: LoadedProjects;
};

/** A home or project of the shortlist; both are null while it loads, if it could not be loaded, and if it is gone. */
type Entry = {
  reference: string;
  isLoading: boolean;
  /** True if it is no longer on the site. */
  isGone: boolean;
  home: PropertyContent | null;
  project: OffPlanContent | null;
};

/** The homes and projects of a shortlist with the visitor's notes, and a comparison of the selected ones. */
export function ShortlistHomes({ list, references, homes, projects }: Props) {
  const { t } = useWords();
  const kept = useShortlist();
  const [compared, setCompared] = useState<string[]>([]);
  useEffect(() => noteHomes([...homes.values()].flatMap((home) => home?.listing ?? [])), [homes]);
  const entries = references.map((reference): Entry => {
    const slug = projectOfReference(reference);
    const [known, key] = slug === null ? [homes, reference] : [projects, slug];
    const home = homes.get(reference) ?? null;
    const project = slug === null ? null : (projects.get(slug) ?? null);
    return { reference, isLoading: !known.has(key), isGone: known.get(key) === null, home, project };
  });
  const chosen = entries.filter(({ reference }) => compared.includes(reference));
  const chosenHomes = chosen.flatMap(({ home }) => home ?? []);
  const plans = chosen.flatMap(
    ({ home, project }) => (home ? planOfHome(home, projects) : project && planOfProject(project)) ?? [],
  );
  // A viewing of the ticked homes, or of all if none is ticked.
  const toSee = (chosen.length > 0 ? chosen : entries).flatMap(({ reference, home }) =>
    home && !home.offMarket ? reference : [],
  );
  const isFull = chosen.length >= maxCompared;
  const { status, say } = useStatus();
  const toggle = (reference: string) => {
    const others = chosen.map((entry) => entry.reference).filter((other) => other !== reference);
    const next = compared.includes(reference) ? others : [...others, reference];
    setCompared(next);
    // The comparison appears below the list, out of sight of a screen reader.
    say(next.length === 0 ? t('shortlist.compareHint') : t('shortlist.compared', { count: next.length }));
  };
  return (
    <>
      <DisplaySwitch />
      {status}
      <p className={`${styles.hint} screenOnly`}>
        {t(isFull ? 'shortlist.compareFull' : 'shortlist.compareHint')}
      </p>
      <ul ref={list} role="list" className={styles.homes}>
        {entries.map(({ reference, isLoading, isGone, home, project }) => {
          const title = home?.listing.title ?? project?.project.name ?? reference;
          const own = kept.find((one) => one.reference === reference);
          return (
            <li key={reference} className={styles.home}>
              {home || project ? (
                <>
                  <Card home={home} project={project} />
                  <label className={`tick ${styles.tick} screenOnly`}>
                    <input
                      type="checkbox"
                      checked={compared.includes(reference)}
                      disabled={isFull && !compared.includes(reference)}
                      aria-label={t('shortlist.compareThis', { home: title })}
                      onChange={() => toggle(reference)}
                    />
                    {t('shortlist.compare')}
                  </label>
                </>
              ) : (
                <p className={styles.lost}>
                  {isLoading
                    ? t('common.loading')
                    : t(isGone ? 'shortlist.gone' : 'shortlist.notLoaded', { reference })}
                </p>
              )}
              {own && (project || isGone) && (
                <Button look="secondary" onClick={() => removeShortlisted(reference)}>
                  {t('shortlist.remove', { home: title })}
                </Button>
              )}
              {own?.before && home && <ShortlistChange before={own.before} listing={home.listing} />}
              {own && <ShortlistNote reference={reference} />}
            </li>
          );
        })}
      </ul>
      {toSee.length > 0 && (
        <p>
          <ButtonLink to={`/book-a-viewing/?reference=${toSee.slice(0, mostHomes).join(',')}`}>
            {t('shortlist.viewing')}
          </ButtonLink>
        </p>
      )}
      {chosenHomes.length > 1 && <Comparison homes={chosenHomes} />}
      {chosen.length > 1 && plans.length > 0 && <PlanComparison plans={plans} />}
    </>
  );
}

/** The card of a home, with its heart, or of a project. */
function Card({ home, project }: Pick<Entry, 'home' | 'project'>) {
  const [listing, offPlan] = [home && cardOf(home), project && projectCardOf(project)];
  if (listing) return <ListingCard listing={listing} level={2} />;
  return offPlan && <OffPlanCard project={offPlan} level={2} />;
}
