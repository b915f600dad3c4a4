import type { CareerContent } from '../../domain/site/pageContent';
import { FormattedDate } from '../locale/FormattedDate';
import { useWords } from '../locale/useWords';
import { ButtonLink } from '../ui/Button';
import { Facts } from '../ui/Facts';
import { PageIntro } from '../ui/PageIntro';

/** The header of a vacancy: a summary, its terms and a link to the application form. */
export function CareerTop({ career, office }: Pick<CareerContent, 'career' | 'office'>) {
  const { t } = useWords();
  return (
    <PageIntro title={career.title} lead={career.lead} kicker={t(`departments.name.${career.department}`)}>
      <Facts
        facts={[
          { label: t('careers.terms'), value: t(`careers.employmentType.${career.employmentType}`) },
          { label: t('careers.office'), value: office.name },
          { label: t('careers.posted'), value: <FormattedDate iso={career.posted} /> },
          { label: t('careers.closes'), value: <FormattedDate iso={career.closes} /> },
        ]}
      />
      <div>
        <ButtonLink to={`/about/careers/apply/?role=${encodeURIComponent(career.title)}`}>
          {t('careers.apply')}
        </ButtonLink>
      </div>
    </PageIntro>
  );
}
