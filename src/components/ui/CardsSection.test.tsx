import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInLanguage } from '../../../tests/support/renderInLanguage';
import { localisePath } from '../../domain/site/paths';
import { localeCodes } from '../../i18n/locales';
import { CardsSection } from './CardsSection';

const section = (to: string) => (
  <CardsSection title="Guides" cards={[{ slug: 'lusail' }]} more={{ label: 'All guides', to }}>
    {({ slug }) => <p>{slug}</p>}
  </CardsSection>
);

describe.each(localeCodes)('a section of cards in %s', (code) => {
  it('links to the page with all entries', () => {
    renderInLanguage(section('/articles/'), code);
    const link = screen.getByRole('link', { name: 'All guides' });
    expect(link.getAttribute('href')).toBe(localisePath('/articles/', code));
  });

  it('has no such link on that page', () => {
    renderInLanguage(section('/'), code);
    expect(screen.queryByRole('link')).toBeNull();
  });
});
