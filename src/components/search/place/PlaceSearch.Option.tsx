import type { LucideIcon } from 'lucide-react';
import Building2 from 'lucide-react/icons/building-complex';
import Construction from 'lucide-react/icons/construction';
import House from 'lucide-react/icons/house';
import MapPin from 'lucide-react/icons/map-pin';
import Search from 'lucide-react/icons/search';
import UserRoundCog from 'lucide-react/icons/user-round-cog';
import { Fragment } from 'react';
import type { Kind } from '../../../domain/search/kind';
import type { Reading } from '../../../domain/search/sentence/reading';
import type { Choice, Suggestion } from '../../../domain/search/suggest';
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
  sentence: Search,
  words: Search,
};

type Props = { option: Choice; count: number | null };

/** A suggestion: its name or the filters read, what else there is to say of it, and the number of homes found. */
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
  const { names, about } =
    option.kind === 'sentence' ? sayReading(option.reading, t) : saySuggestion(option, t);
  return (
    <>
      {icon}
      <span className={styles.name}>
        {names.map((name, at) => (
          <Fragment key={at}>
            {at > 0 && ' · '}
            <bdi>{name}</bdi>
          </Fragment>
        ))}
        {about.length > 0 && <small>{about.join(t('common.listSeparator'))}</small>}
      </span>
      {count !== null && (
        <span className="soft">
          <span aria-hidden="true" className="figures">
            {formatNumber(count, code)}
          </span>
          <span className="hidden">{t('search.count', { count })}</span>
        </span>
      )}
    </>
  );
}

type Said = { names: string[]; about: string[] };
type T = ReturnType<typeof useWords>['t'];

function saySuggestion(option: Suggestion, t: T): Said {
  const kind = option.kind === 'place' ? [] : [t(`search.suggested.${option.kind}`)];
  const type = option.type ? [t(`search.types.${option.type}`)] : [];
  const listing = option.kind === 'listing' ? [kindName(option, t)] : [];
  const offMarket =
    option.kind === 'listing' && option.isOffMarket
      ? [t(`search.suggested.offMarket.${option.purpose}`)]
      : [];
  return { names: [option.name], about: [...type, ...kind, ...offMarket, ...listing, ...option.within] };
}

/** The parts of the sentence that become filters, and notes on what was corrected, left out or searched as text. */
function sayReading({ kind, understood, guesses, contradicted, left, isElsewhere }: Reading, t: T): Said {
  const about = [
    ...(isElsewhere || contradicted.length > 0 ? [kindName(kind, t)] : []),
    ...contradicted.map((text) => t('search.without', { text })),
    ...guesses.map(({ typed, name }) => t('search.readAs', { typed, name })),
    ...(left ? [t('search.asText', { text: left })] : []),
  ];
  return { names: understood, about };
}

function kindName({ family, purpose }: Kind, t: T): string {
  return t(`search.kind.${family}.${purpose}`);
}
