import { graphql, type PageProps } from 'gatsby';
import { Form } from '../components/forms/Form';
import { Layout } from '../components/layout/Layout';
import { useWords } from '../components/locale/useWords';
import { OfficeCard } from '../components/offices/OfficeCard';
import { OfficeFacts } from '../components/offices/OfficeFacts';
import { headOf, type ViewData } from '../components/seo/headOf';
import { ContactCard } from '../components/team/ContactCard';
import { TeamMemberCard } from '../components/team/TeamMemberCard';
import { CardsSection } from '../components/ui/CardsSection';
import { DetailsLayout } from '../components/ui/DetailsLayout';
import { PageIntro } from '../components/ui/PageIntro';
import { Part } from '../components/ui/Part';
import { Prose } from '../components/ui/Prose';
import type { OfficeContent } from '../domain/site/pageContent';

/** An office: address, opening hours and team. */
export default function OfficeDetails({ data }: PageProps<ViewData<OfficeContent>>) {
  const { t } = useWords();
  const { office, html, picture, place, manager, team, others, meta, breadcrumbs } = data.view.content;
  return (
    <Layout path={meta.path} breadcrumbs={breadcrumbs}>
      <PageIntro title={office.name} lead={office.lead} picture={picture} />
      <DetailsLayout
        aside={<ContactCard member={manager} message={t('offices.whatsapp', { name: office.name })} />}
      >
        <OfficeFacts office={office} place={place} />
        <Prose html={html} />
        <Part title={t('offices.directions')}>
          <p>{office.directions}</p>
        </Part>
        <Part title={t('offices.write')} id="form">
          <Form form="contactOffice" context={{ subject: office.slug }} />
        </Part>
      </DetailsLayout>
      <CardsSection
        title={t('offices.team')}
        ground="sunk"
        more={{ label: t('offices.everybody'), to: '/about/our-team/' }}
        cards={team}
      >
        {(member) => <TeamMemberCard member={member} />}
      </CardsSection>
      <CardsSection title={t('offices.others')} cards={others} least="large">
        {(other) => <OfficeCard office={other} />}
      </CardsSection>
    </Layout>
  );
}

export const Head = headOf;

export const query = graphql`
  query OfficeDetails($id: String!, $language: String!, $namespaces: [String!]!) {
    ...PageData
  }
`;
