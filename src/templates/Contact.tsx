import { graphql, type PageProps } from 'gatsby';
import { BlocksPage } from '../components/blocks/BlocksPage';
import { OfficeCard } from '../components/offices/OfficeCard';
import { headOf, type ViewData } from '../components/seo/headOf';
import { CardsSection } from '../components/ui/CardsSection';
import type { ContactContent } from '../domain/site/pageContent';

/** The offices and the contact form. */
export default function Contact({ data }: PageProps<ViewData<ContactContent>>) {
  const { offices, ...page } = data.view.content;
  return (
    <BlocksPage page={page}>
      <CardsSection cards={offices} least="large">
        {(office) => <OfficeCard office={office} level={2} />}
      </CardsSection>
    </BlocksPage>
  );
}

export const Head = headOf;

export const query = graphql`
  query Contact($id: String!, $language: String!, $namespaces: [String!]!) {
    ...PageData
  }
`;
