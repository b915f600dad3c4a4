import type { LucideIcon } from 'lucide-react';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import List from 'lucide-react/icons/list';
import MapIcon from 'lucide-react/icons/map';
import { memo } from 'react';
import type { ResultsView } from '../../../domain/search/parameters';
import { useWords } from '../../locale/useWords';
import type { ChangeSearch } from '../useSearch';
import * as styles from './ViewSwitch.module.css';

const views: [ResultsView, LucideIcon][] = [
  ['list', List],
  ['grid', LayoutGrid],
  ['map', MapIcon],
];

type Props = { view: ResultsView; change: ChangeSearch };

/** Switches between list, grid and map. */
export const ViewSwitch = memo(function ViewSwitch({ view, change }: Props) {
  const { t } = useWords();
  const show = (next: ResultsView) => change((query) => ({ ...query, view: next }));
  return (
    <fieldset className={styles.views}>
      <legend className="hidden">{t('results.view')}</legend>
      {views.map(([name, Icon]) => (
        <label key={name} className={styles.view}>
          <input
            type="radio"
            className="unseen"
            name="view"
            checked={view === name}
            onChange={() => show(name)}
          />
          <span>
            <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
            <span className={styles.viewName}>{t(`results.view.${name}`)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
});
