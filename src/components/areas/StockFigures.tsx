import type { AreaGuideContent } from '../../domain/site/pageContent';
import { Price } from '../locale/Price';
import { useListingHeading } from '../locale/useListingHeading';
import { useWords } from '../locale/useWords';
import * as styles from './StockFigures.module.css';

/** Median prices of our current listings in a place, each with the number of listings it is based on. */
export function StockFigures({ figures }: { figures: AreaGuideContent['figures'] }) {
  const { t } = useWords();
  const headingOf = useListingHeading();
  if (figures.length === 0) return <p>{t('areas.figuresNone')}</p>;
  return (
    <>
      <section className={styles.scroll} aria-label={t('areas.figures')} tabIndex={0}>
        <table className={`figureTable ${styles.table}`}>
          <thead>
            <tr>
              <th scope="col">{t('areas.figuresHome')}</th>
              <th scope="col">{t('areas.figuresMedian')}</th>
              <th scope="col">{t('areas.figuresSample')}</th>
            </tr>
          </thead>
          <tbody>
            {figures.map(({ purpose, type, bedrooms, median, sample }) => (
              <tr key={`${purpose}${type}${bedrooms}`}>
                <th scope="row">
                  {headingOf({ type, bedrooms })} {t(`areas.figuresFor.${purpose}`)}
                </th>
                <td>
                  <Price
                    amount={Math.round(median)}
                    currency="QAR"
                    period={purpose === 'rent' ? 'month' : null}
                  />
                </td>
                <td>{sample}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p>{t('areas.figuresNote')}</p>
    </>
  );
}
