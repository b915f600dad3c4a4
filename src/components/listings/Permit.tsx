import { isolate } from '../../i18n/format';
import { useWords } from '../locale/useWords';
import { QrCode } from '../ui/QrCode';
import * as styles from './Permit.module.css';

type Props = {
  number: string;
  /** The address at which the permit can be checked. */
  url: string | null;
};

/** The permit number of an advertisement, with a link and a QR code to check it where an address is known. */
export function Permit({ number, url }: Props) {
  const { t } = useWords();
  return (
    <div className={styles.permit}>
      {url && (
        <div className={styles.code}>
          <QrCode key={url} text={url} label={t('permit.scan', { number: isolate(number) })} />
        </div>
      )}
      <p>
        <span className="soft">{t('permit.label')}</span>
        <span className="ltr">{number}</span>
        {url && (
          <a href={url} rel="noopener">
            {t('permit.check')}
          </a>
        )}
      </p>
    </div>
  );
}
