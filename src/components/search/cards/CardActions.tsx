import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import type { ListingCardView } from '../../../domain/content/cards';
import { mailLink, telephoneLink, whatsappLink } from '../../../domain/site/paths';
import { useListingHeading } from '../../locale/useListingHeading';
import { useWords } from '../../locale/useWords';
import * as styles from './CardActions.module.css';
import type { HomeExtras } from './HomeExtras';

// Created once, because React skips rendering an element that is identical to the last one.
const icons = {
  call: <Phone size={18} strokeWidth={1.75} aria-hidden="true" />,
  whatsapp: <MessageCircle size={18} strokeWidth={1.75} aria-hidden="true" />,
  email: <Mail size={18} strokeWidth={1.75} aria-hidden="true" />,
};

type Props = {
  listing: ListingCardView;
  home: HomeExtras;
  /** Icons only; or with the agent's name above them, on wide screens. */
  look?: 'small' | 'plain' | 'withAgent';
};

/** Telephone, WhatsApp and email of the home's agent. The messages name the home and link to its page. */
export function CardActions({ listing, home, look = 'plain' }: Props) {
  const { t } = useWords();
  const headingOf = useListingHeading();
  const { agent, url } = home;
  if (!agent) return null;
  const reference = listing.reference.toUpperCase();
  const where = [listing.building, ...listing.place].find((name) => name) ?? '';
  const about = [headingOf(listing), where].join(t('common.listSeparator'));
  const message = t('resultCards.message', { home: about, reference, url });
  const links = {
    call: telephoneLink(agent.phone),
    whatsapp: whatsappLink(agent.whatsapp, message),
    email: mailLink(agent.email, t('resultCards.subject', { home: about, reference }), message),
  };
  return (
    <div className={`${styles.actions} ${styles[look] ?? ''} screenOnly`}>
      {/* Hidden from screen readers, because the names of the links contain the agent's name. */}
      {look === 'withAgent' && (
        <span className={styles.agent} aria-hidden="true">
          {agent.name}
        </span>
      )}
      {(['call', 'whatsapp', 'email'] as const).map((way) => (
        <a
          key={way}
          className="pill"
          href={links[way]}
          rel={way === 'whatsapp' ? 'noopener' : undefined}
          aria-label={t(`resultCards.${way}About`, { name: agent.name, reference })}
        >
          {icons[way]}
          {look !== 'small' && t(`resultCards.${way}`)}
        </a>
      ))}
    </div>
  );
}
