import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import { useContext } from 'react';
import { telephoneLink, whatsappLink } from '../../domain/site/paths';
import { useWords } from '../locale/useWords';
import { ButtonAnchor } from '../ui/Button';
import { ContactNumbers } from './ContactNumbers';
import * as styles from './OtherWays.module.css';

/** Telephone and WhatsApp links of the agency. */
export function OtherWays({ subject }: { subject: string }) {
  const { t } = useWords();
  const numbers = useContext(ContactNumbers);
  if (!numbers) return null;
  return (
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
  );
}
