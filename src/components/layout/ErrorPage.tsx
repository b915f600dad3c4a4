import { useWords } from '../locale/useWords';
import { QuickSearch } from '../search/QuickSearch';
import { ButtonLink } from '../ui/Button';
import { PageIntro } from '../ui/PageIntro';
import { Section } from '../ui/Section';
import * as styles from './ErrorPage.module.css';
import { Layout } from './Layout';

/** What a visitor sees when a page is missing or broken: what happened, and three ways on. */
export function ErrorPage({ kind }: { kind: 'notFound' | 'server' }) {
  const { t } = useWords();
  return (
    <Layout path={kind === 'notFound' ? '/404/' : '/500/'}>
      <PageIntro title={t(`errors.${kind}.title`)} lead={t(`errors.${kind}.text`)}>
        <div className={styles.links}>
          <ButtonLink to="/">{t('errors.home')}</ButtonLink>
          <ButtonLink to="/contact/" look="secondary">
            {t('errors.contact')}
          </ButtonLink>
        </div>
      </PageIntro>
      <Section title={t('errors.search')}>
        <QuickSearch places={[]} />
      </Section>
    </Layout>
  );
}
