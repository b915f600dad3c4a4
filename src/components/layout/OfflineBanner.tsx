import { Notice } from './Notice';
import { useSiteFrame } from './useSiteFrame';

/** Says that there is no connection, and what still works without one. */
export function OfflineBanner() {
  const { words } = useSiteFrame();
  return <Notice text={words['runtime.offline']} />;
}
