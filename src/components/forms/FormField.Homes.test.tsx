// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inLanguage, renderInLanguage, wordsOf } from '../../../tests/support/renderInLanguage';
import { homes as field } from '../../domain/forms/viewingFields';
import { isolate } from '../../i18n/format';
import { localeCodes } from '../../i18n/locales';
import { addShortlisted, removeShortlisted } from '../listings/useShortlist';
import { FormFieldHomes } from './FormField.Homes';
import { fillUntouched } from './formAnswers';
// Loaded before the test, which would otherwise wait for the module on a slow machine.
import './HomesAsked';

vi.mock('../listings/useHomes', () => ({
  useHomes: (references: string[]) =>
    new Map(
      // The answer for cap-8 never arrives.
      references
        .filter((reference) => reference !== 'cap-8')
        .map((reference) => [
          reference,
          reference === 'cap-9' ? null : { listing: { title: `Home ${reference}` } },
        ]),
    ),
}));

beforeEach(() => act(() => addShortlisted(['cap-3', 'project-reef'])));
afterEach(() =>
  act(() => {
    for (const each of ['cap-3', 'project-reef']) removeShortlisted(each);
  }),
);

describe.each(localeCodes)('the homes of a viewing in %s', (code) => {
  const t = wordsOf(code);
  const element = (
    <form>
      <FormFieldHomes field={field} id="homes" firstAnswer="" error={null} />
    </form>
  );
  const show = (reference: string) => {
    const { container } = renderInLanguage(element, code);
    act(() => fillUntouched(container.querySelector('form') as HTMLFormElement, { reference }));
  };
  const text = () => screen.getByRole('textbox');
  const button = (key: keyof typeof field.list, home: string) =>
    screen.findByRole('button', { name: t(field.list[key], { home: isolate(home) }) });
  const listed = async () =>
    within(await screen.findByRole('list', { name: t(field.list.title) }))
      .getAllByRole('listitem')
      .map((item) => /(cap|jsn)-?\d+$/.exec(item.textContent ?? '')?.[0]);

  it('are a list in the order of the text, named by their titles', async () => {
    show('cap-2,cap-1');
    expect(await listed()).toEqual(['cap-2', 'cap-1']);
    expect(screen.getByText(/Home cap-2/)).toBeVisible();
  });

  it('are put in order by keyboard: the text follows, the focus stays and the place is announced', async () => {
    show('cap-2, cap-1');
    const later = await button('down', 'Home cap-2');
    later.focus();
    await userEvent.keyboard('{Enter}');
    expect(await listed()).toEqual(['cap-1', 'cap-2']);
    expect(text()).toHaveValue('cap-1, cap-2');
    expect(await button('down', 'Home cap-2')).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent(
      t(field.list.moved, { home: 'Home cap-2', place: 2, total: 2 }),
    );
    expect(await button('down', 'Home cap-2')).toHaveAttribute('aria-disabled', 'true');
  });

  it('are added from the shortlist and removed', async () => {
    show('cap-2');
    await userEvent.click(await button('add', 'Home cap-3'));
    expect(text()).toHaveValue('cap-2, cap-3');
    expect(screen.queryByText(/project-reef/)).toBeNull();
    await userEvent.click(await button('remove', 'Home cap-2'));
    expect(text()).toHaveValue('cap-3');
  });

  it('are at most six', async () => {
    show('cap-11 cap-12 cap-13 cap-14 cap-15 cap-16');
    expect(await screen.findByText(t(field.list.full))).toBeVisible();
  });

  it('say so if one is not on the site', async () => {
    show('cap-9');
    expect(await screen.findByText(t(field.list.unknown), { exact: false })).toBeVisible();
  });

  it('do not say so while it is loading', async () => {
    show('cap-8');
    expect(await listed()).toEqual(['cap-8']);
    expect(screen.queryByText(t(field.list.unknown), { exact: false })).toBeNull();
  });

  it('stay where they are at an end of the list, and nothing is announced', async () => {
    show('cap-2, cap-1');
    await userEvent.click(await button('up', 'Home cap-2'));
    expect(text()).toHaveValue('cap-2, cap-1');
    expect(screen.getByRole('status')).toHaveTextContent(/^$/);
  });

  it('leave a description in words alone', async () => {
    renderInLanguage(element, code);
    await userEvent.type(text(), 'the villa by the sea');
    expect(screen.queryByRole('list')).toBeNull();
    expect(text()).toHaveValue('the villa by the sea');
  });

  it('are one text field without scripts', () => {
    const html = renderToString(inLanguage(element, code));
    expect(html).toMatch(/<input[^>]* name="reference"/);
    expect(html).not.toContain('<button');
  });
});
