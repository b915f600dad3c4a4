import type { PropertyContent } from '../../domain/site/detailsContent';
import { absoluteUrl } from '../../domain/site/meta';
import { useWords } from '../locale/useWords';
import { ContactCard } from '../team/ContactCard';
import { ButtonAnchor, ButtonLink } from '../ui/Button';
import { ContactBar } from '../ui/ContactBar';

type Props = {
  content: PropertyContent;
  /** Beside the text on a desk, or as a bar within a thumb's reach. */
  as: 'card' | 'bar';
};

/** Whom to ask about a home, and the two things that one asks for: an answer, or a viewing. */
export function PropertyContact({ content, as }: Props) {
  const { t, code } = useWords();
  const { listing, agent, meta } = content;
  const url = absoluteUrl(meta.siteUrl, meta.path, code);
  const message = t('property.whatsapp', { reference: listing.reference, title: listing.title, url });
  const viewing = `/book-a-viewing/?reference=${listing.reference}`;
  const actions = !content.gone && (
    <>
      <ButtonAnchor href="#enquire">{t(as === 'bar' ? 'property.ask' : 'property.enquire')}</ButtonAnchor>
      <ButtonLink to={viewing} look="secondary">
        {t(as === 'bar' ? 'property.viewing' : 'property.bookViewing')}
      </ButtonLink>
    </>
  );
  return as === 'bar' ? (
    <ContactBar
      label={t('property.contactBar')}
      phone={agent.phone}
      whatsapp={agent.whatsapp}
      message={message}
    >
      {actions}
    </ContactBar>
  ) : (
    <ContactCard member={agent} message={message}>
      {actions}
    </ContactCard>
  );
}
