import type { Comparable } from '../../domain/calculators/comparables';
import { isOnMarket } from '../../domain/content/listingTerms';
import { summaryAt } from '../../domain/search/summaryAt';
import { listingPath } from '../../domain/site/paths';
import { formatNumber } from '../../i18n/format';
import { LocalLink } from '../locale/LocalLink';
import { useListingHeading } from '../locale/useListingHeading';
import { useWords } from '../locale/useWords';
import * as frame from './Calculator.module.css';
import * as styles from './CalculatorSlot.module.css';
import type { Stock } from './loadStock';
import { Money } from './Money';
import { useFigures } from './useFigures';

/** Number of homes shown before the list is expanded. */
const first = 6;

/** The homes on which an estimate is based, the most similar in size first, with links. */
export function Comparables({ used, stock }: { used: Comparable[]; stock: Stock }) {
  const { t } = useWords();
  const rest = used.slice(first);
  return (
    <div className={frame.below}>
      <h3>{t('estimate.compared')}</h3>
      <Rows homes={used.slice(0, first)} stock={stock} />
      {rest.length > 0 && (
        <details className={styles.details}>
          <summary>{t('estimate.others', { count: rest.length })}</summary>
          <Rows homes={rest} stock={stock} />
        </details>
      )}
    </div>
  );
}

function Rows({ homes, stock: { data, words } }: { homes: Comparable[]; stock: Stock }) {
  const { t, code } = useWords();
  const { money } = useFigures();
  const headingOf = useListingHeading();
  return (
    <ul role="list" className={styles.homes}>
      {homes.map(({ index, size, price }) => {
        const home = summaryAt(data, words, index);
        const isOffMarket = !isOnMarket(home.status);
        const where = [home.building, ...home.place].filter(Boolean).slice(0, 2);
        return (
          <li key={index}>
            <LocalLink to={listingPath(home)}>{headingOf(home)}</LocalLink>
            <strong>
              <Money amount={price} currency="QAR" />
            </strong>
            <small>
              {where.join(t('common.listSeparator'))}
              {isOffMarket && ` · ${t(`listings.status.${home.status}`)}`}
            </small>
            <small>
              {t('estimate.sizeAndPerMetre', {
                size: t('listings.squareMetres', { size: formatNumber(size, code) }),
                price: money(price / size, 'QAR'),
              })}
            </small>
          </li>
        );
      })}
    </ul>
  );
}
