import { FormattedDate } from '../locale/FormattedDate';
import { useWords } from '../locale/useWords';

type Props = { rates: { asOf: string; note: string; source: { label: string; url: string } } };

/** Date, limits and source of the rates. */
export function AsOf({ rates }: Props) {
  const { t } = useWords();
  return (
    <p className="soft">
      {rates.note} {t('common.asOf')} <FormattedDate iso={rates.asOf} />. {t('common.indicative')}{' '}
      {t('common.sources')}: <a href={rates.source.url}>{rates.source.label}</a>
    </p>
  );
}
