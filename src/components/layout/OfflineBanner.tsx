import { Notice } from './Notice';
import { useSiteFrame } from './useSiteFrame';

/** There is no connection: says so, and what works all the same. */
export function OfflineBanner() {
  const { words } = useSiteFrame();
  return <Notice text={words['runtime.offline']} />;
}
