import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import { type ReactNode, useEffect } from 'react';
import type { TeamContactView } from '../../domain/content/cards';
import { telephoneLink, whatsappLink } from '../../domain/site/paths';
import { useWords } from '../locale/useWords';
import * as styles from './ContactBar.module.css';

type Props = {
  /** Accessible name of the bar. */
  label: string;
  member: TeamContactView;
  /** The prefilled text of the WhatsApp message. */
  message: string;
  /** One or two main actions of the page. */
  children?: ReactNode;
};

/**
 * On a phone, a bar with the contact options, sticky at the bottom of the screen. It is the last element of the page,
 * so at the end of the page it takes its place in the normal flow and covers nothing.
 */
export function ContactBar({ label, member, message, children }: Props) {
  const { t } = useWords();
  useEffect(() => {
    document.addEventListener('focusin', showWhole);
    return () => document.removeEventListener('focusin', showWhole);
  }, []);
  return (
    <nav aria-label={label} className={`${styles.bar} screenOnly`}>
      <a
        href={telephoneLink(member.phone)}
        className={`iconButton ${styles.icon}`}
        aria-label={t('common.call')}
      >
        <Phone size={20} strokeWidth={1.75} aria-hidden="true" />
      </a>
      <a
        href={whatsappLink(member.whatsapp, message)}
        className={`iconButton ${styles.icon}`}
        rel="noopener"
        aria-label={t('common.whatsapp')}
      >
        <MessageCircle size={20} strokeWidth={1.75} aria-hidden="true" />
      </a>
      {children}
    </nav>
  );
}

/**
 * Scrolls a focused textarea fully into view. Browsers only scroll to the line with the caret and leave the rest
 * beneath the bar.
 */
function showWhole({ target }: FocusEvent): void {
  if (target instanceof HTMLTextAreaElement) target.scrollIntoView({ block: 'nearest' });
}
