import type { ReactNode } from 'react';
import type { PageContent } from '../../domain/site/pageContent';
import { Layout } from '../layout/Layout';
import { Blocks } from './Blocks';
import { PageTop } from './PageTop';

type Props = { page: PageContent; children?: ReactNode };

/** A page of blocks. What a template adds (`children`) stands between the introduction and the blocks. */
export function BlocksPage({ page, children }: Props) {
  return (
    <Layout path={page.meta.path} breadcrumbs={page.breadcrumbs}>
      <PageTop page={page} />
      {children}
      <Blocks blocks={page.blocks} />
    </Layout>
  );
}
