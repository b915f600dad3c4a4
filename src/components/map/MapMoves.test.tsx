import { act, render } from '@testing-library/react';
import type { Map as LeafletMap } from 'leaflet';
import { createRef } from 'react';
import { MapContainer } from 'react-leaflet';
import { expect, it, vi } from 'vitest';
import { stubObserver } from '../../../tests/support/stubObserver';
import { MapMoves } from './MapMoves';

const fit = { south: 25.2, west: 51.4, north: 25.5, east: 51.7 };
let resized = () => {};

function openMap() {
  stubObserver('ResizeObserver', (listener) => {
    resized = () => listener([]);
  });
  const map = createRef<LeafletMap>();
  const onView = vi.fn();
  render(
    <MapContainer ref={map} center={[25.3, 51.5]} zoom={12}>
      <MapMoves fit={fit} onView={onView} />
    </MapContainer>,
  );
  const moves = () => onView.mock.calls.map(([, move]) => move);
  return { map: map.current as LeafletMap, moves };
}

it('tells moves of the visitor from the first view and from the moves for a card or a resize', () => {
  const { map, moves } = openMap();
  const moveBy = (x: number) => map.panBy([x, 0], { animate: false });
  act(() => moveBy(50));
  act(() => {
    map.fire('autopanstart');
    moveBy(20);
  });
  vi.spyOn(map.getContainer(), 'clientWidth', 'get').mockReturnValue(600);
  act(() => resized());
  act(() => resized());
  act(() => moveBy(50));
  expect(moves()).toEqual(['fit', 'visitor', 'layout', 'layout', 'visitor']);
});
