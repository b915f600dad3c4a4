import { useEffect, useState } from 'react';
import { type DeviceSearch, newNumbers } from '../../../domain/alerts/deviceSearches';
import { readSavedAddress } from '../../../domain/alerts/savedSearch';
import { formatDate } from '../../../i18n/format';
import { useWords } from '../../locale/useWords';
import { Badge } from '../../ui/Badge';
import { Button, ButtonLink } from '../../ui/Button';
import { countHomes } from './countHomes';
import { rememberNewHomes } from './homesSinceVisit';
import { SavedSearchCard } from './SavedSearchCard';
import { markSeen, renameOnDevice } from './useDeviceSearches';

type Props = { search: DeviceSearch; onDelete: () => void };

/** A search of this browser: how many of its homes are new, and what can be done with it. */
export function DeviceSearchItem({ search, onDelete }: Props) {
  const { t, code } = useWords();
  const { name, address, saved, seen } = search;
  const found = useNumbers(address);
  const isKnown = found !== 'counting' && found !== 'failed' && found !== null;
  const news = isKnown ? newNumbers(found, seen) : [];
  const fresh = news.length;
  const noteVisit = () => {
    if (!isKnown) return;
    const query = readSavedAddress(address);
    if (query) rememberNewHomes(query.family, news);
    markSeen(address, found);
  };

  // What is found at the first count is not new.
  useEffect(() => {
    if (isKnown && seen === null) markSeen(address, found);
  }, [isKnown, seen, address, found]);

  return (
    <SavedSearchCard
      name={name}
      onRename={(next) => renameOnDevice(address, next)}
      onDelete={onDelete}
      facts={
        <>
          {fresh > 0 && <Badge tone="good">{t('saved.new', { count: fresh })}</Badge>}
          {found === 'counting' && <span>{t('common.loading')}</span>}
          {found === 'failed' && <span>{t('saved.uncounted')}</span>}
          {found === null && <span>{t('saved.lost')}</span>}
          {isKnown && fresh === 0 && <span>{t('saved.noneNew')}</span>}
          {isKnown && <span>{t('saved.total', { count: found.length })}</span>}
          <span>{t('saved.on', { date: formatDate(saved.slice(0, 10), code) })}</span>
        </>
      }
    >
      <ButtonLink
        to={address}
        look={fresh > 0 ? 'primary' : 'secondary'}
        aria-label={t('saved.openOf', { name })}
        onClick={noteVisit}
      >
        {t('saved.open')}
      </ButtonLink>
      {isKnown && fresh > 0 && (
        <Button
          look="secondary"
          aria-label={t('saved.markSeenOf', { name })}
          onClick={() => markSeen(address, found)}
        >
          {t('saved.markSeen')}
        </Button>
      )}
    </SavedSearchCard>
  );
}

/** The reference numbers of the homes of a search; null if the site has no such search any more. */
function useNumbers(address: string): number[] | 'counting' | 'failed' | null {
  const { code } = useWords();
  const [found, setFound] = useState<number[] | 'counting' | 'failed' | null>('counting');
  useEffect(() => {
    let isCurrent = true;
    const count = () =>
      countHomes(address, code).then(
        (numbers) => isCurrent && setFound(numbers),
        () => isCurrent && setFound('failed'),
      );
    count();
    window.addEventListener('online', count);
    return () => {
      isCurrent = false;
      window.removeEventListener('online', count);
    };
  }, [address, code]);
  return found;
}
