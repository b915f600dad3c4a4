import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useFocusAfterRemoval } from './useFocusAfterRemoval';

function Page({ keys }: { keys: string[] }) {
  const list = useFocusAfterRemoval(keys);
  return (
    <main>
      <h1>Shortlist</h1>
      <ul ref={list}>
        {keys.map((key) => (
          <li key={key}>
            <button type="button">{key}</button>
          </li>
        ))}
      </ul>
    </main>
  );
}

it('the item after a removed one takes the focus, and the heading after the only one', () => {
  const { rerender } = render(<Page keys={['a', 'b', 'c']} />);
  screen.getByRole('button', { name: 'b' }).focus();
  rerender(<Page keys={['a', 'c']} />);
  expect(screen.getByRole('button', { name: 'c' })).toHaveFocus();
  rerender(<Page keys={['a']} />);
  expect(screen.getByRole('button', { name: 'a' })).toHaveFocus();
  rerender(<Page keys={[]} />);
  expect(screen.getByRole('heading')).toHaveFocus();
});

it('the focus stays where it is when another item is removed', () => {
  const { rerender } = render(<Page keys={['a', 'b']} />);
  screen.getByRole('button', { name: 'a' }).focus();
  rerender(<Page keys={['a']} />);
  expect(screen.getByRole('button', { name: 'a' })).toHaveFocus();
});
