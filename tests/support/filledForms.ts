import type { Page } from 'playwright/test';
import type { FormDefinition } from '../../src/domain/forms/field';
import { type FormId, forms } from '../../src/domain/forms/forms';
import { answerTo, requiredFields } from './completeAnswers';
import { exampleOfficePath, exampleTeamMemberPath, homeForRent, projectPath } from './examplePages';

/** For each collection whose pages have a form, the path of one page without language prefix. */
const examples: Record<Exclude<FormDefinition['page'], `/${string}`>, string> = {
  listings: homeForRent,
  offPlan: projectPath,
  offices: exampleOfficePath,
  team: exampleTeamMemberPath,
};

/** Returns the path of a page with a form, without language prefix. */
export function pageOfForm(form: FormId): string {
  const { page } = forms[form];
  return page in examples ? examples[page as keyof typeof examples] : page;
}

/** Returns the ISO date of a coming weekday, on which the offices are open. */
export function coming(weekday: number): string {
  const day = new Date(Date.now() + 3 * 86_400_000);
  while (day.getUTCDay() !== weekday) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

/** Fills in the required fields of a form, based on its definition. */
export async function fillIn(page: Page, form: FormId): Promise<void> {
  const box = page.locator('form', { has: page.locator(`input[name=form][value=${form}]`) });
  for (const field of requiredFields(form)) {
    const control = box.locator(`[name=${field.name}]`);
    const answer = answerTo(field, coming(2));
    if (field.kind === 'select') await control.selectOption(answer);
    else if (field.kind === 'radio' || field.kind === 'slot') await control.nth(1).check();
    else if (field.kind === 'checkbox' || field.kind === 'consent') await control.check();
    else if (field.kind === 'file') {
      await control.setInputFiles({
        name: answer,
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.7 Sara'),
      });
    } else await control.fill(answer);
  }
}

/** Presses the submit button of a form. */
export async function submitForm(page: Page, form: FormId): Promise<void> {
  const box = page.locator('form', { has: page.locator(`input[name=form][value=${form}]`) });
  await box.locator('button[type=submit]').click();
}
