import { useState } from 'react';
import type { DeviceSearch } from '../../../domain/alerts/deviceSearches';
import { useWords } from '../../locale/useWords';
import { Button, ButtonLink } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { useMounted } from '../../ui/useMounted';
import * as styles from './DeviceSearches.module.css';
import { DeviceSearchItem } from './DeviceSearchItem';
import { deleteFromDevice, restoreOnDevice, useDeviceSearches } from './useDeviceSearches';

/** The searches of this browser. The last deleted one can be restored. */
export function DeviceSearches() {
  const { t } = useWords();
  const searches = useDeviceSearches();
  const isMounted = useMounted();
  const [deleted, setDeleted] = useState<{ search: DeviceSearch; at: number } | null>(null);
  if (!isMounted) return <p>{t('common.loading')}</p>;
  const remove = (search: DeviceSearch, at: number) => {
    setDeleted({ search, at });
    deleteFromDevice(search.address);
  };
  const undo = () => {
    if (deleted) restoreOnDevice(deleted.search, deleted.at);
    setDeleted(null);
  };
  return (
    <>
      <div role="status">
        {deleted && (
          <p className={styles.deleted}>
            {t('saved.deleted', { name: deleted.search.name })}
            <Button look="quiet" autoFocus onClick={undo}>
              {t('saved.undo')}
            </Button>
          </p>
        )}
      </div>
      {searches.length === 0 ? (
        <EmptyState title={t('saved.device.empty')} text={t('saved.device.emptyText')}>
          <ButtonLink to="/properties/for-rent/in-qatar/">{t('saved.device.browseRent')}</ButtonLink>
          <ButtonLink to="/properties/for-sale/in-qatar/" look="secondary">
            {t('saved.device.browseSale')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <ul role="list" className={styles.list}>
          {searches.map((search, at) => (
            <li key={search.address}>
              <DeviceSearchItem search={search} onDelete={() => remove(search, at)} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
