import { crossedRanges } from '../../domain/search/crossedRanges';
import { filterLabel } from '../../domain/search/filterLabels';
import { countMatches } from '../../domain/search/fitsQuery';
import { printQuery, type SearchQuery } from '../../domain/search/query';
import { isReference } from '../../domain/search/references';
import { areaOf } from '../../domain/search/searchWords';
import { nearestAreas, nearestTypes, type UnknownNames } from '../../domain/search/unknownNames';
import { useWords } from '../locale/useWords';
import { LinkPills } from '../ui/LinkPills';
import type { SearchIndex } from './loadSearchIndex';
import * as styles from './SearchNotes.module.css';

type Props = { query: SearchQuery; searchIndex: SearchIndex | null; unknown: UnknownNames | null };

/**
 * Notes on how the search was understood: which words are searched as text, which names are unknown, and which limits
 * are the wrong way round.
 */
export function SearchNotes({ query, searchIndex, unknown }: Props) {
  const { t } = useWords();
  const lacksPlace = query.travel !== null && searchIndex?.data.ownPlace === null;
  const isText = query.text !== '' && !isReference(query.text);
  const isCrossed = crossedRanges(query).length > 0;
  if (!isText && !unknown && !lacksPlace && !isCrossed) return null;
  return (
    <div className={styles.notes}>
      {unknown && searchIndex && <Unknown query={query} searchIndex={searchIndex} unknown={unknown} />}
      {isCrossed && searchIndex && <Crossed query={query} searchIndex={searchIndex} />}
      {lacksPlace && <p role="status">{t('results.travel.noPlace')}</p>}
      {isText && (
        <p>
          {t(searchIndex?.data.texts ? 'results.textNote' : 'results.textNoteNames', { text: query.text })}
        </p>
      )}
    </div>
  );
}

/** Says which names are not known, and links to those most like them, with the other filters as they are. */
function Unknown({ query, searchIndex, unknown }: { [Name in keyof Props]: NonNullable<Props[Name]> }) {
  const { t } = useWords();
  const { data, words } = searchIndex;
  const linkTo = (label: string, next: SearchQuery) => ({
    label,
    path: printQuery(next),
    count: countMatches(next, data, words),
  });
  return (
    <section role="status">
      {unknown.areas.map((name) => {
        const links = nearestAreas(data, words, name).map((slug) => {
          const label = areaOf(words, slug)?.name ?? slug;
          return linkTo(label, { ...query, areas: [slug], page: 1 });
        });
        return <Note key={name} text={t('results.unknownArea', { name })} links={links} />;
      })}
      {unknown.type !== null && (
        <Note
          text={t('results.unknownType', { name: unknown.type })}
          links={nearestTypes(data, words, query, unknown.type).map((type) =>
            linkTo(t(`search.types.${type}`), { ...query, type, page: 1 }),
          )}
        />
      )}
      {unknown.filters.map((name) => (
        <p key={name}>{t('results.unreadFilter', { filter: t(`results.filter.${name}`) })}</p>
      ))}
    </section>
  );
}

/** Says which minimum is above its maximum, and links to the search with both swapped. */
function Crossed({ query, searchIndex }: { query: SearchQuery; searchIndex: SearchIndex }) {
  const { t, code } = useWords();
  const { data, words } = searchIndex;
  return crossedRanges(query).map(({ name, swapped }) => (
    <section key={name}>
      <p>{t('results.crossedFilter', { filter: t(`results.filter.${name}`) })}</p>
      <LinkPills
        links={[
          {
            label: filterLabel(swapped, name, null, { t, code, words }),
            path: printQuery(swapped),
            count: countMatches(swapped, data, words),
          },
        ]}
      />
    </section>
  ));
}

function Note({ text, links }: { text: string; links: Parameters<typeof LinkPills>[0]['links'] }) {
  const { t } = useWords();
  return (
    <>
      <p>
        {text} {links.length > 0 && t('results.didYouMean')}
      </p>
      {links.length > 0 && <LinkPills links={links} />}
    </>
  );
}
