import Check from 'lucide-react/icons/check';
import Link2 from 'lucide-react/icons/link-2';
import QrIcon from 'lucide-react/icons/qr-code';
import { useState } from 'react';
import { shortlistFragment } from '../../domain/site/shortlistLink';
import { useWords } from '../locale/useWords';
import { Button } from '../ui/Button';
import { CopyStatus } from '../ui/CopyStatus';
import { Part } from '../ui/Part';
import { QrCode } from '../ui/QrCode';
import { useCopy } from '../ui/useCopy';

type Props = {
  references: readonly string[];
  /** URL of the page without a fragment. */
  url: string;
};

/**
 * A link and a QR code that contain the shortlist. The references are in the fragment, which browsers do not send to
 * servers.
 */
export function ShortlistShare({ references, url }: Props) {
  const { t } = useWords();
  const [showsCode, setShowsCode] = useState(false);
  const link = `${url}${shortlistFragment(references)}`;
  const [outcome, copy] = useCopy(link);
  const isCopied = outcome === 'copied';
  return (
    <div className={showsCode ? undefined : 'screenOnly'}>
      <Part title={t('shortlist.share')}>
        <p>{t('shortlist.shareText')}</p>
        <div className="buttons">
          <Button look="secondary" onClick={copy}>
            {isCopied ? <Check size={18} aria-hidden="true" /> : <Link2 size={18} aria-hidden="true" />}
            {t(isCopied ? 'shortlist.copied' : 'shortlist.copy')}
          </Button>
          <Button look="secondary" aria-expanded={showsCode} onClick={() => setShowsCode(!showsCode)}>
            <QrIcon size={18} aria-hidden="true" />
            {t('shortlist.showCode')}
          </Button>
          <CopyStatus outcome={outcome} text={link} />
        </div>
        {showsCode && <QrCode key={link} text={link} label={t('shortlist.code')} />}
      </Part>
    </div>
  );
}
