import type { TeamContactView } from '../../domain/content/cards';
import { useWords } from '../locale/useWords';
import { ContactCard } from '../team/ContactCard';
import { ButtonAnchor } from '../ui/Button';
import { ContactBar } from '../ui/ContactBar';

type Props = {
  /** The project or development that is asked about. */
  name: string;
  agent: TeamContactView;
  /** Address of its brochure, where it has one. */
  brochure?: string | null;
  /** Beside the text on a desk, or as a bar within a thumb's reach. */
  as: 'card' | 'bar';
};

/** Whom to ask about a project, and what one mostly does: register interest, and take the brochure along. */
export function ProjectContact({ name, agent, brochure, as }: Props) {
  const { t } = useWords();
  const message = t('project.whatsapp', { name });
  const interest = <ButtonAnchor href="#interest">{t('project.registerInterest')}</ButtonAnchor>;
  if (as === 'bar') {
    return (
      <ContactBar
        label={t('project.contactBar')}
        phone={agent.phone}
        whatsapp={agent.whatsapp}
        message={message}
      >
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
