import { useRef, useState } from 'react';
import type { OffPlanContent } from '../../domain/site/detailsContent';
import { useWords } from '../locale/useWords';
import { DisplaySwitch } from '../ui/DisplaySwitch';
import { Part } from '../ui/Part';
import { Availability } from './Availability';
import { allUnits } from './arrangeUnits';
import { PaymentPlan } from './PaymentPlan';
import { SitePlan } from './SitePlan';

/** The units of a project: the site plan, which filters the table of units, and the payment plan for one of them. */
export function ProjectUnits({ content }: { content: OffPlanContent }) {
  const { t } = useWords();
  const { units, project, sitePlan, sitePlanSpots } = content;
  const [filter, setFilter] = useState(allUnits);
  const table = useRef<HTMLDivElement>(null);
  const showBuilding = (building: string) => {
    setFilter({ ...allUnits, building });
    table.current?.scrollIntoView({ block: 'start' });
    table.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <Part title={t('units.availability')} id="availability">
        <DisplaySwitch />
        <div ref={table} tabIndex={-1}>
          <Availability units={units} filter={filter} onFilter={setFilter} />
        </div>
      </Part>
      {sitePlan && (
        <Part title={t('project.sitePlan')}>
          <SitePlan plan={sitePlan} spots={sitePlanSpots} onBuilding={showBuilding} />
        </Part>
      )}
      <Part title={t('project.paymentPlan')} of="project.paymentPlan">
        <PaymentPlan project={project} units={units} />
      </Part>
    </>
  );
}
