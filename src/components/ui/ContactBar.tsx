import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import { type ReactNode, useEffect } from 'react';
import { telephoneLink, whatsappLink } from '../../domain/site/paths';
import { useWords } from '../locale/useWords';
import * as styles from './ContactBar.module.css';

type Props = {
  /** What the bar is for, for screen readers. */
  label: string;
  phone: string;
  /** The number that has WhatsApp. */
  whatsapp: string;
  /** What a WhatsApp conversation begins with. */
  message: string;
  /** The one or two things that one mostly wants to do. */
  children?: ReactNode;
};

/**
 * On a phone, the ways to ask at the foot of the screen while the page is read. It stands at the end of the page in its
 * own place, so that it covers nothing there, and the page scrolls focus clear of it.
 */
export function ContactBar({ label, phone, whatsapp, message, children }: Props) {
  const { t } = useWords();
  useEffect(() => {
    document.addEventListener('focusin', showWhole);
    return () => document.removeEventListener('focusin', showWhole);
  }, []);
  return (
    <nav aria-label={label} className={styles.bar}>
      <a href={telephoneLink(phone)} className={styles.icon} aria-label={t('common.call')}>
        <Phone size={20} strokeWidth={1.75} aria-hidden="true" />
      </a>
      <a
        href={whatsappLink(whatsapp, message)}
        className={styles.icon}
        rel="noopener"
        aria-label={t('common.whatsapp')}
      >
        <MessageCircle size={20} strokeWidth={1.75} aria-hidden="true" />
      </a>
      {children}
    </nav>
  );
}

/** Of a field of several lines browsers bring only the line with the caret into view, and leave the rest beneath the bar. */
function showWhole({ target }: FocusEvent): void {
  if (target instanceof HTMLTextAreaElement) target.scrollIntoView({ block: 'nearest' });
}
