import Bookmark from 'lucide-react/icons/bookmark';
import { useState } from 'react';
import type { SearchQuery } from '../../../domain/search/query';
import { useWords } from '../../locale/useWords';
import { Button } from '../../ui/Button';
import { lateModule } from '../../ui/lateModule';

const useDialog = lateModule(() => import(/* webpackChunkName: "save-search" */ './SaveSearchDialog'));

type Props = {
  query: SearchQuery;
  /** Path of the page whose feed has the same homes, or null. */
  feed?: string | null;
  look?: 'quiet' | 'primary';
};

/** A button that opens the dialog to save a search. The dialog loads when it is first opened. */
export function SaveSearchButton({ query, feed = null, look = 'quiet' }: Props) {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  const { module, hasFailed, retry } = useDialog(isOpen);
  const open = () => {
    setOpen(true);
    if (hasFailed) retry();
  };
  return (
    <>
      <Button look={look} aria-haspopup="dialog" onClick={open}>
        <Bookmark size={18} strokeWidth={1.75} aria-hidden="true" />
        <span className={look === 'quiet' ? 'hiddenOnPhone' : undefined}>{t('results.save')}</span>
      </Button>
      {hasFailed && <p role="alert">{t('common.broken')}</p>}
      {isOpen && module && (
        <module.SaveSearchDialog query={query} feed={feed} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
