import { useWords } from '../../locale/useWords';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import type { Problem } from '../useSearchIndex';

/** Says why the homes could not be loaded, and offers to try again. */
export function LoadProblem({ problem, retry }: { problem: Problem; retry: () => void }) {
  const { t } = useWords();
  return (
    <div role="alert">
      <EmptyState title={t(`results.problem.${problem}`)} text={t(`results.problem.${problem}Text`)}>
        <Button onClick={retry}>{t('results.retry')}</Button>
      </EmptyState>
    </div>
  );
}
