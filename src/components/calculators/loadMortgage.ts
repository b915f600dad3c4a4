import { type LoadedPage, loadPage } from '../../browser/loadPageContent';
import type { CalculatorView } from '../../domain/calculators/calculatorView';
import type { LocaleCode } from '../../i18n/locales';

type MortgageView = Extract<CalculatorView, { calculator: 'mortgage' }>;

/** The part of the mortgage page that is used. */
export type MortgagePage = { rates: MortgageView['rates'] };

type Content = { blocks: ({ type: string } & Partial<MortgageView>)[] };

const loaded = new Map<LocaleCode, Promise<LoadedPage<MortgagePage>>>();

/** Loads the rates and texts of the mortgage calculator from the data of its page. Cached for each language. */
export function loadMortgage(code: LocaleCode): Promise<LoadedPage<MortgagePage>> {
  const known = loaded.get(code) ?? load(code);
  loaded.set(code, known);
  known.catch(() => loaded.delete(code));
  return known;
}

async function load(code: LocaleCode): Promise<LoadedPage<MortgagePage>> {
  const { content, words } = await loadPage<Content>('/services/mortgages/', code);
  const rates = content.blocks.find(({ calculator }) => calculator === 'mortgage')?.rates;
  if (!rates) throw new Error('The page about mortgages has no calculator');
  return { content: { rates }, words };
}
