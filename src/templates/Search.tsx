import { graphql, type PageProps } from 'gatsby';
import { startTransition, useEffect, useState } from 'react';
import { Layout } from '../components/layout/Layout';
import { announceAddress } from '../components/search/address';
import { type SearchFrame, SearchScreen } from '../components/search/SearchScreen';
import { feedHead } from '../components/seo/feedHead';
import type { ViewData } from '../components/seo/headOf';
import type { SearchContent } from '../domain/site/pageContent';

/**
 * The results of a search in any family. The first page of results is prerendered where there are homes; the browser
 * finds the rest.
 */
export default function Search({ data, location }: PageProps<ViewData<SearchContent>>) {
  const { content } = data.view;
  const [frame, setFrame] = useState<SearchFrame>({
    path: content.meta.path,
    breadcrumbs: content.breadcrumbs,
  });
  // A link of the menu may lead to another search on the same page.
  useEffect(() => startTransition(announceAddress), [location]);
  return (
    <Layout path={frame.path} breadcrumbs={frame.breadcrumbs}>
      <SearchScreen content={content} onFrame={setFrame} />
    </Layout>
  );
}

export const Head = feedHead;

export const query = graphql`
  query Search($id: String!, $language: String!, $namespaces: [String!]!) {
    ...PageData
  }
`;
