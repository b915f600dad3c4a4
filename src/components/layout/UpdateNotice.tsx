import { useState } from 'react';
import { Notice } from './Notice';
import { useSiteFrame } from './useSiteFrame';

/**
 * Says that a new version of the site is available. It is used from the next navigation on, or at once after a reload.
 */
export function UpdateNotice() {
  const { words } = useSiteFrame();
  const [isClosed, setIsClosed] = useState(false);
  if (isClosed) return null;
  return (
    <Notice text={words['runtime.updated']} onClose={() => setIsClosed(true)}>
      <button type="button" onClick={() => window.location.reload()}>
        {words['runtime.reload']}
      </button>
    </Notice>
  );
}
