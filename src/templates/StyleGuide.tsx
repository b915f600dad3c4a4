import { graphql, type PageProps } from 'gatsby';
import { Layout } from '../components/layout/Layout';
import { useWords } from '../components/locale/useWords';
import { headOf, type ViewData } from '../components/seo/headOf';
import { StyleGuideCards } from '../components/styleGuide/StyleGuideCards';
import { StyleGuideParts } from '../components/styleGuide/StyleGuideParts';
import { PageIntro } from '../components/ui/PageIntro';
import { Section } from '../components/ui/Section';
import type { StyleGuideContent } from '../domain/site/pageContent';

/** The style guide: typography, colours, buttons, badges and cards, in both text directions. */
export default function StyleGuide({ data }: PageProps<ViewData<StyleGuideContent>>) {
  const { t, dir } = useWords();
  const content = data.view.content;
  return (
    <Layout path={content.meta.path} breadcrumbs={content.breadcrumbs}>
      <PageIntro title={t('styleGuide.title')} lead={t('styleGuide.lead')} />
      <StyleGuideParts />
      <StyleGuideCards content={content} />
      <div dir={dir === 'rtl' ? 'ltr' : 'rtl'}>
        <Section title={t('styleGuide.otherDirection')}>
          <StyleGuideParts />
          <StyleGuideCards content={content} />
        </Section>
      </div>
    </Layout>
  );
}

export const Head = headOf;

export const query = graphql`
  query StyleGuide($id: String!, $language: String!) {
    view: pageView(id: { eq: $id }) {
      content
    }
    locales: allLocale(filter: { language: { eq: $language } }, sort: { ns: ASC }) {
      ...Dictionary
    }
  }
`;
