import type { LucideIcon } from 'lucide-react';
import Building2 from 'lucide-react/icons/building-complex';
import Construction from 'lucide-react/icons/construction';
import House from 'lucide-react/icons/house';
import MapPin from 'lucide-react/icons/map-pin';
import Search from 'lucide-react/icons/search';
import UserRoundCog from 'lucide-react/icons/user-round-cog';
import type { Choice } from '../../../domain/search/suggest';
import { formatNumber } from '../../../i18n/format';
import { useWords } from '../../locale/useWords';
import * as styles from './PlaceSearch.module.css';

const icons: Record<Choice['kind'], LucideIcon> = {
  place: MapPin,
  building: Building2,
  project: Construction,
  development: Building2,
  developer: UserRoundCog,
  listing: House,
  words: Search,
};

type Props = { option: Choice; count: number | null };

/** A suggestion: its name, the place that contains it, its kind, and the number of homes that it leads to. */
export function PlaceSearchOption({ option, count }: Props) {
  const { t, code } = useWords();
  const Icon = icons[option.kind];
  const icon = <Icon size={20} strokeWidth={1.5} aria-hidden="true" />;
  if (option.kind === 'words') {
    return (
      <>
        {icon}
        <span className={styles.name}>{t('search.lookFor', { text: option.text })}</span>
      </>
    );
  }
  const kind = option.kind === 'place' ? [] : [t(`search.suggested.${option.kind}`)];
  const type = option.type ? [t(`search.types.${option.type}`)] : [];
  const about = [...type, ...kind, ...option.within].join(t('common.listSeparator'));
  return (
    <>
      {icon}
      <span className={styles.name}>
        <bdi>{option.name}</bdi>
        {about && <small>{about}</small>}
      </span>
      {count !== null && (
        <span className={styles.count}>
          <span aria-hidden="true" className="figures">
            {formatNumber(count, code)}
          </span>
          <span className="hidden">{t('search.count', { count })}</span>
        </span>
      )}
    </>
  );
}
