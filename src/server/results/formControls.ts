import type { LabelContext } from '../../domain/search/filters/searchFilter';
import { formatNumber } from '../../i18n/format';
import type { LocaleCode } from '../../i18n/locales';
import { type Html, html } from '../html';

/* Form controls without scripts. Their ids are made of the name of the parameter. */

export type Option = { value: string; label: string; count?: number };

/** A select. @param value the selected one; '' for none of them */
export function selectField(
  name: string,
  label: string,
  options: readonly Option[],
  value: string,
  code: LocaleCode,
): Html {
  const each = options.map(
    (option) =>
      html`<option value="${option.value}"${option.value === value && html` selected`}>${option.label}${option.count !== undefined && ` (${formatNumber(option.count, code)})`}</option>`,
  );
  return html`<p class="field"><label for="f-${name}">${label}</label><select id="f-${name}" name="${name}">${each}</select></p>`;
}

/** A select whose first option is no limit. @param value the selected one; null for no limit */
export function limitField(
  name: string,
  label: string,
  options: readonly Option[],
  value: string | number | null,
  { t, code }: Pick<LabelContext, 't' | 'code'>,
): Html {
  const all = [{ value: '', label: t('results.any') }, ...options];
  return selectField(name, label, all, String(value ?? ''), code);
}

/** A field for a whole number. @param error the message for a value that is none */
export function numberField(
  name: string,
  label: string,
  hint: string,
  value: number | string | null,
  error: string | null,
): Html {
  const invalid = error && html` aria-invalid="true" aria-describedby="f-${name}-error"`;
  return html`<p class="field"><label for="f-${name}">${label}</label><input id="f-${name}" name="${name}" inputmode="numeric" autocomplete="off" dir="ltr" placeholder="${hint}" value="${value}"${invalid}>${error && html`<span id="f-${name}-error" class="error">${error}</span>`}</p>`;
}

/** A checkbox. @param value what it sends when ticked */
export function tickField(
  name: string,
  value: string,
  { label, count }: Pick<Option, 'label' | 'count'>,
  isTicked: boolean,
  code: LocaleCode,
  hint: string | null = null,
): Html {
  const id = `f-${name}-${value}`;
  return html`<p class="tick"><input type="checkbox" id="${id}" name="${name}" value="${value}"${isTicked && html` checked`}${hint && html` aria-describedby="${id}-hint"`}><label for="${id}">${label}${count !== undefined && html` <small>${formatNumber(count, code)}</small>`}</label>${hint && html`<small id="${id}-hint">${hint}</small>`}</p>`;
}

/** Controls under a common label. */
export function fieldGroup(
  label: string,
  controls: readonly (Html | null)[],
  hint: string | null = null,
): Html {
  return html`<fieldset><legend>${label}</legend><div class="group">${controls}</div>${hint && html`<p class="hint">${hint}</p>`}</fieldset>`;
}

/** A field that visitors do not see, for a value that the form keeps. */
export function hiddenField(name: string, value: string): Html {
  return html`<input type="hidden" name="${name}" value="${value}">`;
}
