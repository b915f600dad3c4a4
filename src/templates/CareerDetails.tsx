import { graphql, type PageProps } from 'gatsby';
import { CareerCard } from '../components/careers/CareerCard';
import { CareerTop } from '../components/careers/CareerTop';
import { Layout } from '../components/layout/Layout';
import { useWords } from '../components/locale/useWords';
import { OfficeCard } from '../components/offices/OfficeCard';
import { headOf, type ViewData } from '../components/seo/headOf';
import { CardsSection } from '../components/ui/CardsSection';
import { DetailsLayout } from '../components/ui/DetailsLayout';
import { Part } from '../components/ui/Part';
import { Prose } from '../components/ui/Prose';
import type { CareerContent } from '../domain/site/pageContent';

/** A vacancy: duties, requirements, benefits and the application form. */
export default function CareerDetails({ data }: PageProps<ViewData<CareerContent>>) {
  const { t } = useWords();
  const { career, html, office, others, meta, breadcrumbs } = data.view.content;
  return (
    <Layout path={meta.path} breadcrumbs={breadcrumbs}>
      <CareerTop career={career} office={office} />
      <DetailsLayout aside={<OfficeCard office={office} level={2} />}>
        <Prose html={html} />
        {(['duties', 'skills', 'offer'] as const).map((list) => (
          <Part key={list} title={t(`careers.${list}`)}>
            <ul>
              {career[list].map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </Part>
        ))}
      </DetailsLayout>
      {others.length > 0 && (
        <CardsSection
          title={t('careers.others')}
          ground="sunk"
          more={{ label: t('careers.all'), to: '/about/careers/' }}
          cards={others}
          least="large"
        >
          {(other) => <CareerCard career={other} />}
        </CardsSection>
      )}
    </Layout>
  );
}

export const Head = headOf;

export const query = graphql`
  query CareerDetails($id: String!, $language: String!, $namespaces: [String!]!) {
    ...PageData
  }
`;
