import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, it } from 'vitest';
import { DeferredUnmount } from './DeferredUnmount';

const ends: boolean[] = [];

/** Logs on unmount whether it was already hidden. */
function Part({ name }: { name: string }) {
  useLayoutEffect(() => {
    const part = screen.getByText(name);
    return () => void ends.push(part.closest('[hidden]') !== null);
  }, [name]);
  return <p>{name}</p>;
}

const draw = (isRemoved: boolean, name: string) => (
  <DeferredUnmount isRemoved={isRemoved}>
    <Part name={name} />
  </DeferredUnmount>
);

it('hides the children first, unmounts them later, and mounts them again when they return', () => {
  const { rerender } = render(draw(false, 'first'));
  expect(screen.getByText('first').closest('[hidden]')).toBeNull();
  rerender(draw(true, 'nothing'));
  expect(screen.queryByText('first')).toBeNull();
  expect(screen.queryByText('nothing')).toBeNull();
  expect(ends).toEqual([true]);
  rerender(draw(false, 'second'));
  expect(screen.getByText('second').closest('[hidden]')).toBeNull();
});
