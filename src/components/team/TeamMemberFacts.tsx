import type { TeamMemberContent } from '../../domain/site/pageContent';
import { officePath } from '../../domain/site/paths';
import { formatList } from '../../i18n/format';
import { LocalLink } from '../locale/LocalLink';
import { useWords } from '../locale/useWords';
import { EmailLink } from '../ui/EmailLink';
import { Facts } from '../ui/Facts';

/** Languages, areas, office and email address of a team member. */
export function TeamMemberFacts({ content }: { content: TeamMemberContent }) {
  const { t, code } = useWords();
  const { member, office, areas } = content;
  const languages = formatList(
    member.languages.map((language) => t(`team.language.${language}`)),
    code,
  );
  const known = areas.map(({ slug, name, guidePath }, index) => (
    <span key={slug}>
      {index > 0 && t('common.listSeparator')}
      {guidePath ? <LocalLink to={guidePath}>{name}</LocalLink> : name}
    </span>
  ));
  return (
    <Facts
      facts={[
        { label: t('team.languages'), value: languages },
        ...(areas.length > 0 ? [{ label: t('team.areas'), value: <>{known}</> }] : []),
        { label: t('team.office'), value: <LocalLink to={officePath(office.slug)}>{office.name}</LocalLink> },
        { label: t('team.email'), value: <EmailLink email={member.email} /> },
        { label: t('team.since'), value: <bdi>{member.joined.slice(0, 4)}</bdi> },
      ]}
    />
  );
}
