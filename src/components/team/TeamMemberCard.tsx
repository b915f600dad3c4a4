import type { TeamMemberCardView } from '../../domain/content/cards';
import { teamMemberPath } from '../../domain/site/paths';
import { LocalLink } from '../locale/LocalLink';
import { useWords } from '../locale/useWords';
import { Picture } from '../ui/Picture';
import * as styles from './TeamMemberCard.module.css';

/** A card for a team member: photo, name, role and languages. */
export function TeamMemberCard({ member }: { member: TeamMemberCardView }) {
  const { t } = useWords();
  const languages = member.languages.map((language) => t(`team.language.${language}`));
  return (
    <article className={`panel ${styles.card}`}>
      <Picture picture={member.avatar} sizes="6rem" alt="" className={styles.avatar} />
      <div>
        <h3 className={styles.name}>
          <LocalLink to={teamMemberPath(member.slug)} className="covering">
            {member.name}
          </LocalLink>
        </h3>
        <p>{member.role}</p>
        <p className={styles.languages}>{languages.join(t('common.listSeparator'))}</p>
      </div>
    </article>
  );
}
