import type { Article } from '../../domain/content/articles';
import type { ArticleContent } from '../../domain/site/pageContent';
import { articlePath } from '../../domain/site/paths';
import { articleMarkup } from '../../domain/site/structuredData';
import { localise } from '../../i18n/localised';
import { renderMarkdown } from '../renderMarkdown';
import type { PageViews } from './pageViews';

/** The view of an article, with its author and further reading: articles on the same topics first, then the newest. */
export function articleView(views: PageViews, article: Article): ArticleContent {
  const { site, code, cards } = views;
  const author = site.get('team', article.author);
  const shared = (other: Article) => other.topics.filter((topic) => article.topics.includes(topic)).length;
  const others = site.content.articles
    .filter(({ slug }) => slug !== article.slug)
    .sort((a, b) => shared(b) - shared(a) || b.date.localeCompare(a.date));
  const areas = article.areas.map((slug) => site.get('areas', slug)).filter(({ guide }) => guide);
  return {
    ...views.frame({
      path: articlePath(article.slug),
      ...localise(article.meta, code),
      label: article.title[code],
      picture: article.picture,
      type: 'article',
      markup: [articleMarkup(views.markup, article, author, views.imageUrl(article.picture))],
    }),
    article: {
      ...cards.article(article),
      author: author.name[code],
      topics: article.topics,
      updated: article.updated,
      sources: localise(article.sources, code),
    },
    html: renderMarkdown(article.body[code], code),
    author: cards.teamContact(author),
    areas: areas.map((area) => cards.area(area)),
    others: others.slice(0, 3).map((other) => cards.article(other)),
  };
}
