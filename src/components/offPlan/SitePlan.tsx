import ZoomIn from 'lucide-react/icons/zoom-in';
import type { PlanSpotView } from '../../domain/site/detailsContent';
import { type PictureView, pictureAddress } from '../../domain/site/pictureView';
import { LocalLink } from '../locale/LocalLink';
import { useWords } from '../locale/useWords';
import { usePictureViewer } from '../ui/usePictureViewer';
import * as styles from './SitePlan.module.css';

type Props = {
  plan: PictureView;
  spots: PlanSpotView[];
  /** Called with the selected building. Without it, buildings only link to the table of units. */
  onBuilding?: (building: string) => void;
};

/**
 * The site plan of a project. Buildings link to their units and villas to their own pages. The plan itself opens in the
 * viewer.
 */
export function SitePlan({ plan, spots, onBuilding }: Props) {
  const { t } = useWords();
  const { openAt, viewer } = usePictureViewer([plan]);
  const src = pictureAddress(plan);
  return (
    <figure className={styles.plan}>
      {/* A plan is a map, so it is not mirrored in right-to-left languages. */}
      <div className={styles.sheet} dir="ltr">
        <img src={src} alt={plan.alt} width={plan.width} height={plan.height} loading="lazy" />
        {spots.map(({ text, x, y, path, available }) => {
          const name = t('project.onPlan', { place: text, count: available });
          const look = {
            className: styles.spot,
            style: { insetInlineStart: `${x}%`, insetBlockStart: `${y}%` },
            title: name,
            'aria-label': name,
            'data-open': available > 0 || undefined,
          };
          if (onBuilding && !path) {
            return (
              <button key={text} type="button" onClick={() => onBuilding(text)} {...look}>
                {text}
              </button>
            );
          }
          return (
            <LocalLink key={text} to={path ?? '#availability'} {...look}>
              {text}
            </LocalLink>
          );
        })}
      </div>
      <figcaption>
        {spots.length > 0 && t('project.sitePlanHint')}
        <a href={src} target="_blank" rel="noopener" onClick={openAt(0)}>
          <ZoomIn size={18} strokeWidth={1.75} aria-hidden="true" />
          {t('gallery.zoomIn')}
        </a>
      </figcaption>
      {viewer}
    </figure>
  );
}
