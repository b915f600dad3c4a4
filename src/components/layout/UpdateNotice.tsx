import { useState } from 'react';
import { Notice } from './Notice';
import { useSiteFrame } from './useSiteFrame';

/** A newer site waits for the next page: who does not want to wait reloads. */
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
