import { graphql, type PageProps } from 'gatsby';
import { CareerCard } from '../components/careers/CareerCard';
import { CareerLists } from '../components/careers/CareerLists';
import { CareerTop } from '../components/careers/CareerTop';
import { Layout } from '../components/layout/Layout';
import { useWords } from '../components/locale/useWords';
import { OfficeCard } from '../components/offices/OfficeCard';
import { headOf, type ViewData } from '../components/seo/headOf';
import { CardGrid } from '../components/ui/CardGrid';
import { DetailsLayout } from '../components/ui/DetailsLayout';
import { Prose } from '../components/ui/Prose';
import { Section } from '../components/ui/Section';
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
        <CareerLists career={career} />
      </DetailsLayout>
      {others.length > 0 && (
        <Section
          title={t('careers.others')}
          ground="sunk"
          more={{ label: t('careers.all'), to: '/about/careers/' }}
        >
          <CardGrid least="large">
            {others.map((other) => (
              <CareerCard key={other.slug} career={other} />
            ))}
          </CardGrid>
        </Section>
      )}
    </Layout>
  );
}

export const Head = headOf;

export const query = graphql`
  query CareerDetails($id: String!, $language: String!, $namespaces: [String!]!) {
    view: pageView(id: { eq: $id }) {
      content
    }
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: $namespaces } }, sort: { ns: ASC }) {
      ...Dictionary
    }
  }
`;
