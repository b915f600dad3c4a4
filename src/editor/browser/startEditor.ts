import CMS, { type CmsConfig } from '@sveltia/cms';
import { type FaultPhrase, phraseInEnglish, type ShownFault, showFaults } from '../../browser/showFaults';
import { defaultLocale, type LocaleCode, localeCodes } from '../../i18n/locales';
import { afterEdit, type EditedHome } from './afterEdit';
import { entryAddress } from './entryAddress';
import { faultStyles } from './faultStyles';
import { nameGroups } from './nameGroups';
import { refuseLookUps } from './refuseLookUps';
import { type FaultTexts, translateFault } from './translateFault';
import { withBareNames } from './withBareNames';

/** What the settings contain (`editorSettings`). */
type Settings = {
  config: CmsConfig;
  homes: Record<string, EditedHome>;
  /** Whether the server checks the content after each change, as `npm run edit` does. */
  checks: boolean;
  faultTexts: FaultTexts;
};

/** Starts Sveltia CMS with the settings beside the page, in the language of its interface. */
async function startEditor(): Promise<void> {
  refuseLookUps();
  const code = interfaceLanguage();
  const answer = await fetch(`settings.${code}.json`);
  const { config, homes, checks, faultTexts }: Settings = await answer.json();
  CMS.registerEventListener({
    name: 'preSave',
    handler: ({ entry }) => {
      const data = withBareNames(entry.get('data').toJS()) as Record<string, unknown>;
      const reference = String(data.reference);
      const before = entry.get('collection') === 'listings' && homes[reference];
      if (before) Object.assign(data, afterEdit(before, data as EditedHome, today()));
      if (entry.get('collection') === 'listings') homes[reference] = structuredClone(data) as EditedHome;
      return entry.set('data', data);
    },
  });
  CMS.init({ config });
  nameGroups(config);
  const phraseOf = (fault: ShownFault) => translateFault(fault, faultTexts, code) ?? phraseInEnglish(fault);
  if (checks) showErrors((file) => entryAddress(file, config), phraseOf);
}

/** Shows the errors of the content at the bottom of the page, and those of the open entry at its fields. */
function showErrors(addressOf: (file: string) => string, phraseOf: (fault: ShownFault) => FaultPhrase): void {
  const style = document.head.appendChild(document.createElement('style'));
  let latest: readonly ShownFault[] = [];
  const mark = () => {
    style.textContent = faultStyles(latest, location.hash, addressOf, phraseOf);
  };
  window.addEventListener('hashchange', mark);
  const onErrors = (errors: readonly ShownFault[]) => {
    latest = errors;
    mark();
  };
  showFaults('faults', { addressOf, phraseOf, onErrors });
}

/**
 * The language of the site that the interface of Sveltia CMS will have: the one that the editor has chosen in its
 * settings, or that of the browser. English, if it is another one.
 */
function interfaceLanguage(): LocaleCode {
  const { locale = 'auto' } = JSON.parse(localStorage.getItem('sveltia-cms.prefs') ?? '{}');
  const language: string = locale === 'auto' ? navigator.language : locale;
  return localeCodes.find((code) => language.split('-')[0] === code) ?? defaultLocale;
}

/** The day of the editor's clock. */
function today(): string {
  return new Date().toLocaleDateString('sv-SE');
}

startEditor();
