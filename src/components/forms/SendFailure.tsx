import { MessageCircle, Phone } from 'lucide-react';
import { useContext } from 'react';
import { telephoneLink, whatsappLink } from '../../domain/site/paths';
import { useWords } from '../locale/useWords';
import { ButtonAnchor } from '../ui/Button';
import { ContactNumbers } from './ContactNumbers';
import * as styles from './SendFailure.module.css';

/** Says beside the button that nothing was sent and nothing is lost, with other ways to reach us. */
export function SendFailure({ text, subject }: { text: string; subject: string }) {
  const { t } = useWords();
  const numbers = useContext(ContactNumbers);
  return (
    <div role="alert" className={styles.failure}>
      <p className={styles.title}>{t('forms.failed.title')}</p>
      <p>{text}</p>
      {numbers && (
        <div className={styles.ways}>
          <ButtonAnchor href={telephoneLink(numbers.phone)} look="secondary">
            <Phone size={18} strokeWidth={1.75} aria-hidden="true" />
            <span className="ltr">{numbers.phone}</span>
          </ButtonAnchor>
          <ButtonAnchor href={whatsappLink(numbers.whatsapp, subject)} look="secondary" rel="noopener">
            <MessageCircle size={18} strokeWidth={1.75} aria-hidden="true" />
            {t('common.whatsapp')}
          </ButtonAnchor>
        </div>
      )}
    </div>
  );
}
