import { useWords } from '../locale/useWords';
import { QuickSearch } from '../search/QuickSearch';
import { ButtonLink } from '../ui/Button';
import { PageIntro } from '../ui/PageIntro';
import { Section } from '../ui/Section';
import * as styles from './ErrorPage.module.css';
import { Layout } from './Layout';

const paths = { notFound: '/404/', server: '/500/', offline: '/offline/' } as const;

/** Shown when a page is missing, failed to render or cannot be loaded: an explanation and links to other pages. */
export function ErrorPage({ kind }: { kind: keyof typeof paths }) {
  const { t } = useWords();
  return (
    <Layout path={paths[kind]}>
      <div data-offline-page={kind === 'offline' || undefined}>
        <PageIntro title={t(`errors.${kind}.title`)} lead={t(`errors.${kind}.text`)}>
          <div className={styles.links}>
            {kind !== 'notFound' && (
              // biome-ignore lint/a11y/useValidAnchor: an empty address is this page, whichever it is.
              <a href="" target="_self" className={styles.again}>
                {t('errors.retry')}
              </a>
            )}
            <ButtonLink to="/">{t('errors.home')}</ButtonLink>
            <ButtonLink to="/contact/" look="secondary">
              {t('errors.contact')}
            </ButtonLink>
          </div>
        </PageIntro>
        <Section title={t('errors.search')}>
          <QuickSearch />
        </Section>
      </div>
    </Layout>
  );
}
