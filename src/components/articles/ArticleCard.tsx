import type { ArticleCardView } from '../../domain/content/cards';
import { articlePath } from '../../domain/site/paths';
import { FormattedDate } from '../locale/FormattedDate';
import { useWords } from '../locale/useWords';
import { PictureCard } from '../ui/PictureCard';

/** A card for an article: date, reading time, title and summary. */
export function ArticleCard({ article, level }: { article: ArticleCardView; level?: 2 | 3 }) {
  const { t } = useWords();
  const above = (
    <>
      <FormattedDate iso={article.date} /> · {t('articles.readingTime', { count: article.readingMinutes })}
    </>
  );
  return (
    <PictureCard
      to={articlePath(article.slug)}
      picture={article.picture}
      title={article.title}
      above={above}
      level={level}
    >
      <p>{article.lead}</p>
    </PictureCard>
  );
}
