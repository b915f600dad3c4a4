import type { PageContent } from '../../domain/site/pageContent';
import { FormattedDate } from '../locale/FormattedDate';
import { useWords } from '../locale/useWords';
import { ButtonLink } from '../ui/Button';
import { PageIntro } from '../ui/PageIntro';

/** The header of a content page: title, lead, buttons and the date of the last change. */
export function PageTop({ page }: { page: PageContent }) {
  const { t } = useWords();
  const { title, lead, kicker, picture, links, updated } = page;
  return (
    <PageIntro title={title} lead={lead} kicker={kicker} picture={picture}>
      {updated && (
        <p className="soft">
          {t('common.updated')} <FormattedDate iso={updated} />
        </p>
      )}
      {links.length > 0 && (
        <div className="buttons">
          {links.map(({ label, path }, index) => (
            <ButtonLink key={path} to={path} look={index === 0 ? 'primary' : 'secondary'}>
              {label}
            </ButtonLink>
          ))}
        </div>
      )}
    </PageIntro>
  );
}
