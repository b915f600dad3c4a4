// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInLanguage } from '../../../tests/support/renderInLanguage';
import { homes as field } from '../../domain/forms/viewingFields';
import { localeCodes } from '../../i18n/locales';
import { FormFieldHomes } from './FormField.Homes';

vi.mock('./HomesAsked', () => {
  throw new Error('Loading chunk 7 failed.');
});

it.each(localeCodes)(
  'the homes of a viewing in %s are a text if their list cannot be loaded',
  async (code) => {
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    renderInLanguage(<FormFieldHomes field={field} id="homes" firstAnswer="" error={null} />, code);
    await userEvent.type(screen.getByRole('textbox'), 'cap-2');
    await waitFor(() => expect(reported).toHaveBeenCalled());
    expect(screen.getByRole('textbox')).toHaveValue('cap-2');
  },
);
