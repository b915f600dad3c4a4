import type { Page } from 'playwright/test';
import type { FormId } from '../../src/domain/forms/formIds';
import { forms } from '../../src/domain/forms/forms';

/** The page that each form stands on, without language. */
export const pageOfForm: Record<FormId, string> = {
  generalEnquiry: '/contact/general-enquiry/',
  propertyEnquiry: '',
  bookViewing: '/book-a-viewing/',
  bookValuation: '/property-valuation/',
  callback: '/callback/',
  registerInterest: '/offplan/al-erkyah-terraces/',
  contactOffice: '/contact/safa-bay-head-office/',
  contactTeamMember: '/about/our-team/rania-haddad/',
  jobApplication: '/about/careers/apply/',
  listProperty: '/list-your-property/',
  reportRepair: '/report-a-repair/',
  newsletter: '/newsletter/',
};

/** A day on which the offices work, some days ahead, `2026-11-24`. */
export function coming(weekday: number): string {
  const day = new Date(Date.now() + 3 * 86_400_000);
  while (day.getUTCDay() !== weekday) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

const texts: Record<string, string> = {
  name: 'Sara Haddad سارة حداد',
  phone: '+974 5555 1234',
  email: 'sara@safabay.example',
  message: 'Is it near the metro?\nهل هو قرب المترو؟',
  address: 'Villa 3, Al Waab',
  role: 'Valuation surveyor',
};

/** Fills in what a form requires, by what its definition says of it. */
export async function fillIn(page: Page, form: FormId): Promise<void> {
  const box = page.locator('form', { has: page.locator(`input[name=form][value=${form}]`) });
  for (const field of forms[form].fields) {
    if (field.kind === 'hidden' || !field.required) continue;
    const control = box.locator(`[name=${field.name}]`);
    if (field.kind === 'select')
      await control.selectOption('options' in field ? (field.options[0]?.value ?? '') : '');
    else if (field.kind === 'radio' || field.kind === 'slot') await control.nth(1).check();
    else if (field.kind === 'checkbox' || field.kind === 'consent') await control.check();
    else if (field.kind === 'date') await control.fill(coming(2));
    else if (field.kind === 'number') await control.fill('120');
    else if (field.kind === 'file') {
      await control.setInputFiles({
        name: 'cv.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.7 Sara'),
      });
    } else await control.fill(texts[field.name] ?? '');
  }
}

/** Presses the button of a form. */
export async function submitForm(page: Page, form: FormId): Promise<void> {
  const box = page.locator('form', { has: page.locator(`input[name=form][value=${form}]`) });
  await box.locator('button[type=submit]').click();
}
