import { localisePath } from '../../domain/site/paths';
import { getLocale, type LocaleCode } from '../../i18n/locales';
import { useWords } from '../locale/useWords';
import { rememberLanguage } from './languageChoice';
import { Notice } from './Notice';
import { useSiteFrameIn } from './useSiteFrame';

type Props = { path: string; code: LocaleCode; onAnswer: () => void };

/** Offers this page in the language that the browser asks for, in that language; either answer is remembered. */
export function LanguageOffer({ path, code, onAnswer }: Props) {
  const page = useWords();
  const { words } = useSiteFrameIn(code);
  const answer = (chosen: LocaleCode) => {
    rememberLanguage(chosen);
    onAnswer();
  };
  return (
    <Notice text={words['runtime.offer.text']} lang={code} dir={getLocale(code).dir}>
      <a href={localisePath(path, code)} hrefLang={code} onClick={() => answer(code)}>
        {words['runtime.offer.accept']}
      </a>
      <button type="button" onClick={() => answer(page.code)}>
        {words['runtime.offer.refuse']}
      </button>
    </Notice>
  );
}
