import { fireEvent, screen } from '@testing-library/react';
import type { Map as LeafletMap } from 'leaflet';
import { createRef } from 'react';
import { MapContainer } from 'react-leaflet';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInLanguage } from '../../../tests/support/renderInLanguage';
import { MapKeys } from './MapKeys';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function openMap(prefersLess: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches: prefersLess }));
  for (const side of ['clientWidth', 'clientHeight'] as const)
    vi.spyOn(HTMLElement.prototype, side, 'get').mockReturnValue(400);
  const map = createRef<LeafletMap>();
  renderInLanguage(
    <MapContainer ref={map} center={[25.3, 51.5]} zoom={12}>
      <MapKeys name="Map" />
    </MapContainer>,
    'en',
  );
  return map.current as LeafletMap;
}

it('the map has a name and says its keys', () => {
  openMap(false);
  const map = screen.getByRole('group', { name: 'Map' });
  expect(map).toHaveAttribute('tabindex', '0');
  expect(map.getAttribute('aria-keyshortcuts')).toContain('ArrowRight');
});

it.each([
  ['jumps to its end for visitors who prefer reduced motion', true, 1],
  ['glides to its end for others', false, 0],
])('a move by key %s', (_, prefersLess, ended) => {
  const map = openMap(prefersLess);
  const onEnd = vi.fn();
  map.on('moveend', onEnd);
  fireEvent.focus(map.getContainer());
  fireEvent.keyDown(map.getContainer(), { keyCode: 39 });
  expect(onEnd).toHaveBeenCalledTimes(ended);
});
