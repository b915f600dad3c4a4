import type { AreaGuideContent } from '../../domain/site/pageContent';
import { useWords } from '../locale/useWords';
import { Badge } from '../ui/Badge';
import { ButtonLink } from '../ui/Button';
import { PageIntro } from '../ui/PageIntro';
import * as styles from './AreaTop.module.css';

/** The header of an area guide: a short description and links to the area's homes. */
export function AreaTop({ content }: { content: AreaGuideContent }) {
  const { t } = useWords();
  const { area, place, rent, sale } = content;
  return (
    <PageIntro title={area.name} lead={area.lead} kicker={place[0]?.within}>
      <ul role="list" className={styles.row}>
        {area.highlights.map((highlight) => (
          <li key={highlight}>
            <Badge>{highlight}</Badge>
          </li>
        ))}
      </ul>
      <div className={styles.row}>
        {rent.total > 0 && <ButtonLink to={rent.path}>{t('areas.toRent', { count: rent.total })}</ButtonLink>}
        {sale.total > 0 && (
          <ButtonLink to={sale.path} look="secondary">
            {t('areas.toBuy', { count: sale.total })}
          </ButtonLink>
        )}
      </div>
    </PageIntro>
  );
}
