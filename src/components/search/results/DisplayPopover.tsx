import { memo } from 'react';
import { useDisplayChoice } from '../../locale/useDisplayChoice';
import { useWords } from '../../locale/useWords';
import { DisplaySwitch } from '../../ui/DisplaySwitch';
import { FilterPopover } from '../filters/FilterPopover';

/** A button that shows the current currency and unit and opens a popover to change them. */
export const DisplayPopover = memo(function DisplayPopover({ own }: { own: string }) {
  const { t } = useWords();
  const { currency, unit } = useDisplayChoice();
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
    </FilterPopover>
  );
});
