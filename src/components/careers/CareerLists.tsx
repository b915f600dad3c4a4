import type { CareerContent } from '../../domain/site/pageContent';
import { useWords } from '../locale/useWords';
import { Part } from '../ui/Part';

/** Duties, requirements and benefits of a vacancy. */
export function CareerLists({ career }: Pick<CareerContent, 'career'>) {
  const { t } = useWords();
  return (['duties', 'skills', 'offer'] as const).map((list) => (
    <Part key={list} title={t(`careers.${list}`)}>
      <ul>
        {career[list].map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Part>
  ));
}
