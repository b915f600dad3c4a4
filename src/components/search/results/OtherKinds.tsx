import { useEffect, useState } from 'react';
import { changeKind } from '../../../domain/search/changeKind';
import { countMatches } from '../../../domain/search/fitsQuery';
import type { Kind } from '../../../domain/search/kind';
import { kinds } from '../../../domain/search/kinds';
import { withOfferedFilters } from '../../../domain/search/offeredFilters';
import { printQuery, type SearchQuery } from '../../../domain/search/query';
import { useWords } from '../../locale/useWords';
import { awaitInEffect } from '../../ui/awaitInEffect';
import { LinkPills } from '../../ui/LinkPills';
import { loadSearchIndex } from '../loadSearchIndex';

type Found = { query: SearchQuery; count: number };

/** The same text among the homes of the other families and purposes: links with the number of homes found there. */
export function OtherKinds({ query }: { query: SearchQuery }) {
  const { t, code } = useWords();
  const [answer, setAnswer] = useState<{ path: string; found: Found[] } | null>(null);
  const path = printQuery({ ...query, page: 1 });
  useEffect(() => {
    if (query.text === '') return;
    const others = kinds.filter(
      ({ family, purpose }) => family !== query.family || purpose !== query.purpose,
    );
    const search = async (kind: Kind): Promise<Found> => {
      const { data, words } = await loadSearchIndex(kind, code);
      const same = { ...changeKind(query, kind.family, kind.purpose), text: query.text };
      const there = withOfferedFilters(same, data);
      return { query: there, count: countMatches(there, data, words) };
    };
    return awaitInEffect(Promise.allSettled(others.map(search)), (all) => {
      const found = all.flatMap((each) =>
        each.status === 'fulfilled' && each.value.count > 0 ? [each.value] : [],
      );
      setAnswer({ path, found });
    });
    // `path` stands for the query, which is another object at each render.
  }, [path, code]);

  if (answer?.path !== path || answer.found.length === 0) return null;
  return (
    <section>
      <h2>{t('results.none.elsewhere')}</h2>
      <LinkPills
        links={answer.found.map(({ query: there, count }) => ({
          label: t(`search.kind.${there.family}.${there.purpose}`),
          path: printQuery(there),
          count,
        }))}
      />
    </section>
  );
}
