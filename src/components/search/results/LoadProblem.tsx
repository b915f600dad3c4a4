import { useWords } from '../../locale/useWords';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import type { Problem } from '../useSearchIndex';

type Props = { problem?: Problem; retry: () => void };

/** Says why the homes or the controls for them could not be loaded, and offers to try again. */
export function LoadProblem({ problem = navigator.onLine ? 'failed' : 'offline', retry }: Props) {
  const { t } = useWords();
  return (
    <div role="alert">
      <EmptyState title={t(`results.problem.${problem}`)} text={t(`results.problem.${problem}Text`)}>
        <Button onClick={retry}>{t('results.retry')}</Button>
      </EmptyState>
    </div>
  );
}
