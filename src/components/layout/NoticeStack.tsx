import type { LocaleCode } from '../../i18n/locales';
import { ConsentBanner } from './ConsentBanner';
import { LanguageOffer } from './LanguageOffer';
import * as styles from './NoticeStack.module.css';
import { OfflineBanner } from './OfflineBanner';
import { UpdateNotice } from './UpdateNotice';
import { useSiteFrame } from './useSiteFrame';
import { useVisitState } from './useVisitState';

type Props = { path: string; offered: LocaleCode | null; onAnswer: () => void };

/** The notices, one above the other, over the lower edge of the window: nothing moves when one comes. */
export function NoticeStack({ path, offered, onAnswer }: Props) {
  const { words, thirdPartyHosts } = useSiteFrame();
  const { isOffline, isUpdated } = useVisitState();
  return (
    <aside aria-label={words['runtime.notices']} className={styles.stack}>
      {isUpdated && <UpdateNotice />}
      {offered && <LanguageOffer path={path} code={offered} onAnswer={onAnswer} />}
      {thirdPartyHosts.length > 0 && <ConsentBanner path={path} hosts={thirdPartyHosts} />}
      {isOffline && <OfflineBanner />}
    </aside>
  );
}
