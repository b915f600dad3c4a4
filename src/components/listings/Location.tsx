import MapIcon from 'lucide-react/icons/map';
import MapPin from 'lucide-react/icons/map-pin';
import { useState } from 'react';
import type { Point } from '../../domain/content/fields';
import type { NearPlaceView } from '../../domain/site/detailsContent';
import { useWords } from '../locale/useWords';
import { Button } from '../ui/Button';
import { lateModule } from '../ui/lateModule';
import { DistanceList } from './DistanceList';
import * as styles from './Location.module.css';

const useMap = lateModule(() => import('../map/LocationMap'));

type Props = {
  point: Point;
  near: NearPlaceView[];
};

/** The location of a home: places nearby with their straight-line distances, and a map that loads on request. */
export function Location({ point, near }: Props) {
  const { t } = useWords();
  const [showsMap, setShowsMap] = useState(false);
  const { module: map, hasFailed, retry } = useMap(showsMap);
  const { lat, lng } = point;
  const show = () => {
    setShowsMap(true);
    if (hasFailed) retry();
  };
  return (
    <div className={styles.location}>
      {near.length > 0 && (
        <div>
          <DistanceList near={near} classes={styles} />
        </div>
      )}
      <div className={styles.ways}>
        {(!showsMap || hasFailed) && (
          <Button look="secondary" onClick={show}>
            <MapIcon size={18} strokeWidth={1.75} aria-hidden="true" />
            {t('details.showMap')}
          </Button>
        )}
        <a
          href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=16/${lat}/${lng}`}
          rel="noopener"
          target="_blank"
          className={styles.link}
        >
          <MapPin size={18} strokeWidth={1.75} aria-hidden="true" />
          {t('details.openMap')}
        </a>
      </div>
      {showsMap && map && <map.LocationMap point={point} label={t('details.location')} />}
      {showsMap && !map && !hasFailed && <p>{t('common.loading')}</p>}
      {hasFailed && <p role="alert">{t('common.broken')}</p>}
    </div>
  );
}
