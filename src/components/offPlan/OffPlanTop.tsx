import type { ReactNode } from 'react';
import type { OffPlanContent } from '../../domain/site/detailsContent';
import { FormattedDate } from '../locale/FormattedDate';
import { Price } from '../locale/Price';
import { useWords } from '../locale/useWords';
import { Facts } from '../ui/Facts';
import { PageIntro } from '../ui/PageIntro';
import { lowestPrice } from './projectCardOf';

type Props = {
  content: OffPlanContent;
  /** What a visitor can do with the project, below its facts. */
  children?: ReactNode;
};

/** The header of a project page: name, summary and the most important facts. */
export function OffPlanTop({ content, children }: Props) {
  const { t } = useWords();
  const { project, place } = content;
  const from = lowestPrice(content);
  return (
    <PageIntro
      title={project.name}
      lead={project.lead}
      kicker={place.map(({ name }) => name).join(t('common.listSeparator'))}
    >
      <Facts
        facts={[
          ...(from === null
            ? []
            : [{ label: t('offPlan.from'), value: <Price amount={from} currency="QAR" /> }]),
          {
            label: t('offPlan.completion'),
            of: 'offPlan.completion',
            value: <FormattedDate iso={project.completion} />,
          },
          { label: t('offPlan.developer'), value: project.developer },
          { label: t('offPlan.progress'), value: t(`offPlan.status.${project.status}`) },
        ]}
      />
      {children}
    </PageIntro>
  );
}
