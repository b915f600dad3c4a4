import type { OfficeContent } from '../../domain/site/pageContent';
import { telephoneLink, whatsappLink } from '../../domain/site/paths';
import { useWords } from '../locale/useWords';
import { EmailLink } from '../ui/EmailLink';
import { Facts } from '../ui/Facts';
import { OpeningHours } from './OpeningHours';

/** Address, opening hours and numbers of an office, with a link to directions in an external map. */
export function OfficeFacts({ office, place }: Pick<OfficeContent, 'office' | 'place'>) {
  const { t } = useWords();
  const { lat, lng } = office.point;
  const beyond = place.map(({ name }) => name).filter((name) => !office.address.includes(name));
  const address = [office.address, ...beyond];
  return (
    <Facts
      facts={[
        { label: t('offices.address'), value: address.join(t('common.listSeparator')) },
        { label: t('offices.hours'), value: <OpeningHours hours={office.hours} /> },
        {
          label: t('offices.phone'),
          value: (
            <a href={telephoneLink(office.phone)} className="ltr">
              {office.phone}
            </a>
          ),
        },
        {
          label: t('common.whatsapp'),
          value: (
            <a
              href={whatsappLink(office.whatsapp, t('offices.whatsapp', { name: office.name }))}
              rel="noopener"
              className="ltr"
            >
              {office.whatsapp}
            </a>
          ),
        },
        { label: t('offices.email'), value: <EmailLink email={office.email} /> },
        {
          label: t('offices.map'),
          value: (
            <a
              href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`}
              rel="noopener"
            >
              {t('offices.openMap')}
            </a>
          ),
        },
      ]}
    />
  );
}
