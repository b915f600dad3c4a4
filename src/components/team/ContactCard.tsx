import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import type { TeamContactView } from '../../domain/content/cards';
import { teamMemberPath, telephoneLink, whatsappLink } from '../../domain/site/paths';
import { LocalLink } from '../locale/LocalLink';
import { useWords } from '../locale/useWords';
import { ButtonAnchor } from '../ui/Button';
import { Picture } from '../ui/Picture';
import * as styles from './ContactCard.module.css';

type Props = {
  member: TeamContactView;
  /** The prefilled text of the WhatsApp message. */
  message: string;
  /** Further contact options, after the telephone number. */
  children?: ReactNode;
};

/** A team member to contact: photo, name, telephone and WhatsApp. */
export function ContactCard({ member, message, children }: Props) {
  const { t } = useWords();
  return (
    <div className={`panel ${styles.card}`}>
      <div className={styles.who}>
        <Picture picture={member.avatar} sizes="4rem" alt="" className={styles.avatar} />
        <p>
          <LocalLink to={teamMemberPath(member.slug)} className={styles.name}>
            {member.name}
          </LocalLink>
          <span>{member.role}</span>
        </p>
      </div>
      <ButtonAnchor href={telephoneLink(member.phone)} look="secondary">
        <Phone size={18} strokeWidth={1.75} aria-hidden="true" />
        <span className="ltr">{member.phone}</span>
      </ButtonAnchor>
      <ButtonAnchor href={whatsappLink(member.whatsapp, message)} look="secondary" rel="noopener">
        <MessageCircle size={18} strokeWidth={1.75} aria-hidden="true" />
        {t('common.whatsapp')}
      </ButtonAnchor>
      {children}
    </div>
  );
}
