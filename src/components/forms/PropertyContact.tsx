import type { PropertyContent } from '../../domain/site/detailsContent';
import { absoluteUrl } from '../../domain/site/meta';
import { useWords } from '../locale/useWords';
import { ContactCard } from '../team/ContactCard';
import { ButtonAnchor, ButtonLink } from '../ui/Button';
import { ContactBar } from '../ui/ContactBar';

type Props = {
  content: PropertyContent;
  /** A card beside the text on a wide screen, or a bar at the bottom of a phone. */
  as: 'card' | 'bar';
};

/** The contact for a listing, with the main actions: send an enquiry and request a viewing. */
export function PropertyContact({ content, as }: Props) {
  const { t, code } = useWords();
  const { listing, agent, meta } = content;
  const url = absoluteUrl(meta.siteUrl, meta.path, code);
  const message = t('property.whatsapp', { reference: listing.reference, title: listing.title, url });
  const viewing = `/book-a-viewing/?reference=${listing.reference}`;
  const actions = !content.offMarket && (
    <>
      <ButtonAnchor href="#enquire">{t(as === 'bar' ? 'property.ask' : 'property.enquire')}</ButtonAnchor>
      <ButtonLink to={viewing} look="secondary">
        {t(as === 'bar' ? 'property.viewing' : 'property.bookViewing')}
      </ButtonLink>
    </>
  );
  return as === 'bar' ? (
    <ContactBar label={t('property.contactBar')} member={agent} message={message}>
      {actions}
    </ContactBar>
  ) : (
    <ContactCard member={agent} message={message}>
      {actions}
    </ContactCard>
  );
}
