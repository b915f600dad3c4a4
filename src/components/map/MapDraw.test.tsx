import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInLanguage, wordsOf } from '../../../tests/support/renderInLanguage';
import { isInside, mostCorners, type Shape } from '../../domain/search/shape';
import { localeCodes } from '../../i18n/locales';
import { MapDraw } from './MapDraw';
import { pointAt, shareAt } from './outline';

const bounds = { south: 25.2, west: 51.4, north: 25.4, east: 51.6 };
const done = vi.fn<(shape: Shape) => void>();
const cancel = vi.fn();

describe.each(localeCodes)('drawing on the map in %s', (code) => {
  const t = wordsOf(code);
  /** The drawn layer, 400 by 300 pixels large. */
  const layer = () => screen.getByRole('group').previousElementSibling as HTMLElement;
  const at = (x: number, y: number) => ({ clientX: x, clientY: y, isPrimary: true, button: 0 });
  const drawLine = (line: readonly (readonly [x: number, y: number])[]) => {
    const [[x, y] = [0, 0], ...rest] = line;
    const surface = layer();
    fireEvent.pointerDown(surface, at(x, y));
    for (const [x, y] of rest) fireEvent.pointerMove(surface, at(x, y));
    fireEvent.pointerUp(surface, at(x, y));
  };
  const tap = (x: number, y: number) => drawLine([[x, y]]);
  const circle = Array.from({ length: 90 }, (_, step) => {
    const angle = (step / 90) * 2 * Math.PI;
    return [200 + 80 * Math.cos(angle), 150 + 80 * Math.sin(angle)] as const;
  });

  beforeEach(() => {
    done.mockReset();
    cancel.mockReset();
    renderInLanguage(<MapDraw bounds={bounds} onDone={done} onCancel={cancel} />, code);
    vi.spyOn(layer(), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 300));
  });

  it('takes one stroke as an outline with few corners, as soon as it ends', () => {
    drawLine(circle);
    const [shape = []] = done.mock.calls[0] ?? [];
    expect(shape.length).toBeLessThan(mostCorners / 2);
    const isIn = (x: number, y: number) => {
      const { lat, lng } = pointAt(bounds, { x: x / 400, y: y / 300 });
      return isInside(shape, lat, lng);
    };
    expect([isIn(200, 150), isIn(275, 150), isIn(200, 80)]).toEqual([true, true, true]);
    expect([isIn(285, 150), isIn(200, 65), isIn(140, 90)]).toEqual([false, false, false]);
  });

  it('takes corners one after another, of which the last can be removed', async () => {
    tap(100, 100);
    tap(300, 100);
    expect(screen.queryByRole('button', { name: t('results.drawDone') })).toBeNull();
    tap(390, 290);
    await userEvent.click(screen.getByRole('button', { name: t('results.drawUndo') }));
    tap(200, 200);
    await userEvent.click(screen.getByRole('button', { name: t('results.drawDone') }));
    const [shape = []] = done.mock.calls[0] ?? [];
    expect(shape).toHaveLength(3);
    const last = shareAt(bounds, shape[2] as Shape[number]);
    expect([last.x, last.y]).toEqual([expect.closeTo(0.5, 2), expect.closeTo(2 / 3, 2)]);
  });

  it('asks again after a line that surrounds nothing', () => {
    drawLine([
      [100, 150],
      [300, 150],
    ]);
    expect(done).not.toHaveBeenCalled();
    expect(screen.getByRole('status')).toHaveTextContent(t('results.drawTooSmall'));
  });

  it('ends with Escape and with the button, and says so to assistive technology', async () => {
    expect(screen.getByRole('group', { name: t('results.draw') })).toHaveFocus();
    expect(screen.getByRole('group')).toHaveAccessibleDescription(
      `${t('results.drawHow')} ${t('results.drawOtherwise')}`,
    );
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: t('results.drawCancel') }));
    expect(cancel).toHaveBeenCalledTimes(2);
  });
});
