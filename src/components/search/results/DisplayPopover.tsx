import { memo } from 'react';
import { useDisplayChoice } from '../../locale/useDisplayChoice';
import { useWords } from '../../locale/useWords';
import { DisplaySwitch } from '../../ui/DisplaySwitch';
import { FilterPopover } from '../filters/FilterPopover';
import { FilterTick } from '../filters/FilterTick';
import { hideOpened, useHidesOpened } from './hiddenHomes';

/**
 * A button that shows the current currency and unit and opens a popover to change them, and to hide the homes that were
 * opened before.
 */
export const DisplayPopover = memo(function DisplayPopover({ own }: { own: string }) {
  const { t } = useWords();
  const { currency, unit } = useDisplayChoice();
  const isHiding = useHidesOpened();
  const shown = [t(`listings.display.currency.${currency ?? own}`), t(`listings.display.unit.${unit}`)];
  return (
    <FilterPopover
      isQuiet
      label={
        <>
          <span className="hidden">{t('results.display')}</span>
          {shown.join(' · ')}
        </>
      }
    >
      <DisplaySwitch own={own} />
      <FilterTick label={t('resultCards.hideOpened')} checked={isHiding} onChange={hideOpened} />
    </FilterPopover>
  );
});
