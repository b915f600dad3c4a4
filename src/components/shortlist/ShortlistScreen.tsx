import { useEffect, useState } from 'react';
import { projectOfReference, readShortlistFragment } from '../../domain/site/shortlistLink';
import { useHomes } from '../listings/useHomes';
import { addShortlisted, useShortlist } from '../listings/useShortlist';
import { useWords } from '../locale/useWords';
import { Button, ButtonLink } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { MoreLink } from '../ui/MoreLink';
import { Section } from '../ui/Section';
import { ShortlistHomes } from './ShortlistHomes';
import * as styles from './ShortlistScreen.module.css';
import { ShortlistShare } from './ShortlistShare';
import { useFocusAfterRemoval } from './useFocusAfterRemoval';
import { useProjects } from './useProjects';

/** Shows the shortlist of this browser, or a shared one from the URL. */
export function ShortlistScreen({ url }: { url: string }) {
  const { t } = useWords();
  const own = useShortlist().map(({ reference }) => reference);
  const [shared, clearShared] = useSharedList();
  const fresh = shared.filter((reference) => !own.includes(reference));
  const references = fresh.length > 0 ? shared : own;
  const homes = useHomes(references.filter((reference) => projectOfReference(reference) === null));
  const shortlisted = references.flatMap((reference) => projectOfReference(reference) ?? []);
  const ofUnits = [...(homes?.values() ?? [])].flatMap((home) => home?.project?.slug ?? []);
  const projects = useProjects([...shortlisted, ...ofUnits]);
  const isLoaded = homes !== null && projects !== null;
  const list = useFocusAfterRemoval(references);
  if (references.length === 0) return <EmptyShortlist />;
  const keepAll = () => {
    addShortlisted(shared);
    clearShared();
  };
  return (
    <Section>
      <div className={styles.screen}>
        {fresh.length > 0 && (
          <p className={styles.received}>
            {t('shortlist.received', { count: shared.length })}
            <Button onClick={keepAll}>{t('shortlist.keepAll')}</Button>
          </p>
        )}
        <div className={styles.head}>
          <p role="status">
            {isLoaded ? t('shortlist.kept', { count: references.length }) : t('common.loading')}
          </p>
          <MoreLink to="/saved-searches/">{t('shortlist.searches')}</MoreLink>
        </div>
        {isLoaded && <ShortlistHomes list={list} references={references} homes={homes} projects={projects} />}
        <ShortlistShare references={references} url={url} />
      </div>
    </Section>
  );
}

function EmptyShortlist() {
  const { t } = useWords();
  return (
    <Section>
      <EmptyState title={t('shortlist.empty')} text={t('shortlist.emptyText')}>
        <ButtonLink to="/properties/for-rent/in-qatar/">{t('shortlist.browseRent')}</ButtonLink>
        <ButtonLink to="/properties/for-sale/in-qatar/" look="secondary">
          {t('shortlist.browseSale')}
        </ButtonLink>
        <ButtonLink to="/saved-searches/" look="quiet">
          {t('shortlist.searches')}
        </ButtonLink>
      </EmptyState>
    </Section>
  );
}

/** The references in the fragment of the URL, updated when the fragment changes. */
function useSharedList(): [string[], () => void] {
  const [shared, setShared] = useState<string[]>([]);
  useEffect(() => {
    const read = () => setShared(readShortlistFragment(window.location.hash));
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  const clear = () => {
    window.history.replaceState(window.history.state, '', window.location.pathname);
    setShared([]);
  };
  return [shared, clear];
}
