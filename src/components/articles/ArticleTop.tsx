import type { ArticleContent } from '../../domain/site/pageContent';
import { FormattedDate } from '../locale/FormattedDate';
import { useWords } from '../locale/useWords';
import { PageIntro } from '../ui/PageIntro';
import * as styles from './ArticleTop.module.css';

/** The header of an article: title, summary, author and date. */
export function ArticleTop({ article }: Pick<ArticleContent, 'article'>) {
  const { t } = useWords();
  const kicker = article.topics.map((topic) => t(`articles.topic.${topic}`)).join(t('common.listSeparator'));
  return (
    <PageIntro title={article.title} lead={article.lead} kicker={kicker} picture={article.picture}>
      <p className="soft">
        {t('articles.by', { name: article.author })}{' '}
        {/* On a line of its own: one long line would wrap in one font only, and move the page when the web font loads. */}
        <span className={styles.date}>
          <FormattedDate iso={article.date} /> ·{' '}
          {t('articles.readingTime', { count: article.readingMinutes })}
        </span>
      </p>
    </PageIntro>
  );
}
