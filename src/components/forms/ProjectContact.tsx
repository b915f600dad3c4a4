import type { TeamContactView } from '../../domain/content/cards';
import { useWords } from '../locale/useWords';
import { ContactCard } from '../team/ContactCard';
import { ButtonAnchor } from '../ui/Button';
import { ContactBar } from '../ui/ContactBar';

type Props = {
  /** Name of the project or development. */
  name: string;
  agent: TeamContactView;
  /** URL of the brochure, if there is one. */
  brochure?: string | null;
  /** A card beside the text on a wide screen, or a bar at the bottom of a phone. */
  as: 'card' | 'bar';
};

/** The contact for a project, with the main actions: register interest and download the brochure. */
export function ProjectContact({ name, agent, brochure, as }: Props) {
  const { t } = useWords();
  const message = t('project.whatsapp', { name });
  const interest = <ButtonAnchor href="#interest">{t('project.registerInterest')}</ButtonAnchor>;
  if (as === 'bar') {
    return (
      <ContactBar label={t('project.contactBar')} member={agent} message={message}>
        {interest}
      </ContactBar>
    );
  }
  return (
    <ContactCard member={agent} message={message}>
      {interest}
      {brochure && (
        <ButtonAnchor href={brochure} look="secondary" download>
          {t('project.brochure')}
        </ButtonAnchor>
      )}
    </ContactCard>
  );
}
