import { Search } from 'lucide-react';
import { type FormEvent, useId } from 'react';
import type { Family, Purpose } from '../../domain/content/listings';
import { defaultQuery, printQuery } from '../../domain/search/query';
import { localisePath } from '../../domain/site/paths';
import { useWords } from '../locale/useWords';
import { Button } from '../ui/Button';
import * as styles from './QuickSearch.module.css';

const kinds: { family: Family; purpose: Purpose }[] = [
  { family: 'residential', purpose: 'rent' },
  { family: 'residential', purpose: 'sale' },
  { family: 'commercial', purpose: 'rent' },
  { family: 'commercial', purpose: 'sale' },
  { family: 'off-plan', purpose: 'sale' },
  { family: 'new-homes', purpose: 'sale' },
];

type Props = { places: { slug: string; name: string }[] };

/**
 * The search in one line: what, and where. A place that is named in full leads to its own results; other words are
 * looked for among all. Without script the form goes to the homes for rent with the same words.
 */
export function QuickSearch({ places }: Props) {
  const { t, code } = useWords();
  const id = useId();

  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const [family, purpose] = String(data.get('kind')).split('.') as [Family, Purpose];
    const words = String(data.get('text')).trim();
    const place = places.find(({ name }) => name.toLocaleLowerCase() === words.toLocaleLowerCase());
    const query = defaultQuery(family, purpose);
    const found =
      place && family !== 'new-homes' ? { ...query, areas: [place.slug] } : { ...query, text: words };
    const path = localisePath(printQuery(found), code);
    if (window.___navigate) window.___navigate(path);
    else window.location.assign(path);
  };

  return (
    <search>
      <form
        className={styles.search}
        action={localisePath('/properties/for-rent/in-qatar/', code)}
        onSubmit={search}
      >
        <fieldset className={styles.kinds}>
          <legend className="hidden">{t('search.kind')}</legend>
          {kinds.map(({ family, purpose }, index) => (
            <label key={`${family}.${purpose}`} className={styles.kind}>
              <input type="radio" name="kind" value={`${family}.${purpose}`} defaultChecked={index === 0} />
              <span>{t(`search.kind.${family}.${purpose}`)}</span>
            </label>
          ))}
        </fieldset>
        <div className={styles.line}>
          <label htmlFor={`${id}q`} className="hidden">
            {t('search.where')}
          </label>
          <input
            id={`${id}q`}
            type="search"
            name="text"
            list={`${id}places`}
            placeholder={t('search.wherePlaceholder')}
            autoComplete="off"
          />
          <datalist id={`${id}places`}>
            {places.map(({ slug, name }) => (
              <option key={slug} value={name} />
            ))}
          </datalist>
          <Button type="submit">
            <Search size={20} strokeWidth={1.75} aria-hidden="true" />
            {t('search.submit')}
          </Button>
        </div>
      </form>
    </search>
  );
}
