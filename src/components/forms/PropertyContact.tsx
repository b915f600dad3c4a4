import { absoluteUrl } from '../../domain/site/meta';
import type { PropertyContent } from '../../domain/site/pageContent';
import { useWords } from '../locale/useWords';
import { ContactCard } from '../team/ContactCard';
import { ButtonAnchor, ButtonLink } from '../ui/Button';

/** Whom to ask about a home, and the two things that one asks for: an answer, or a viewing. */
export function PropertyContact({ content }: { content: PropertyContent }) {
  const { t, code } = useWords();
  const { listing, agent, meta } = content;
  const url = absoluteUrl(meta.siteUrl, meta.path, code);
  const isGone = listing.status === 'sold' || listing.status === 'let-agreed';
  const message = t('property.whatsapp', { reference: listing.reference, title: listing.title, url });
  return (
    <ContactCard member={agent} message={message}>
      {!isGone && (
        <>
          <ButtonAnchor href="#enquire">{t('property.enquire')}</ButtonAnchor>
          <ButtonLink to={`/book-a-viewing/?reference=${listing.reference}`} look="secondary">
            {t('property.bookViewing')}
          </ButtonLink>
        </>
      )}
    </ContactCard>
  );
}
