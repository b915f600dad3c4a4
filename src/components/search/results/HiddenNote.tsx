import { useWords } from '../../locale/useWords';
import { Button } from '../../ui/Button';
import { hideOpened } from './hiddenHomes';

/** Says how many of the homes found are hidden because they were opened before, with a button that shows them. */
export function HiddenNote({ count }: { count: number }) {
  const { t } = useWords();
  return (
    <p>
      {t('resultCards.hidden', { count })}{' '}
      <Button look="quiet" onClick={() => hideOpened(false)}>
        {t('resultCards.showHidden')}
      </Button>
    </p>
  );
}
