import { type KeyboardEvent, type MouseEvent, useId, useRef, useState } from 'react';

type Options = {
  /** Current number of options. */
  count: number;
  onChoose: (index: number) => void;
  /** Called on Enter when no option is available. */
  onSubmit: () => void;
  /** Called on Backspace in an empty field. */
  onErase: () => void;
  text: string;
  onText: (text: string) => void;
};

/**
 * A text field with a list of options, following the ARIA pattern "list autocomplete with automatic selection". The
 * arrow keys move through the list, Enter takes the active option, Escape closes the list and then clears the field,
 * and Tab moves on. `removing` makes the click handler of a button that removes an earlier choice.
 */
export function useCombobox({ count, onChoose, onSubmit, onErase, text, onText }: Options) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const isShown = isOpen && count > 0;
  const marked = Math.min(active, count - 1);
  const optionId = (index: number) => `${id}option${index}`;

  const choose = (index: number) => {
    onChoose(index);
    setOpen(false);
    setActive(0);
    input.current?.focus();
  };

  const walk = (step: number) => {
    if (!isShown) {
      setOpen(true);
      return;
    }
    const next = (marked + step + count) % count;
    setActive(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // While an input method is composing, these keys choose among its candidates.
    if (event.nativeEvent.isComposing) return;
    const keys: Record<string, (() => void) | undefined> = {
      ArrowDown: () => walk(event.altKey ? 0 : 1),
      ArrowUp: () => walk(-1),
      Enter: () => (isShown ? choose(marked) : onSubmit()),
      Escape: isShown ? () => setOpen(false) : text ? () => onText('') : undefined,
    };
    const act = keys[event.key];
    if (act) {
      event.preventDefault();
      act();
    } else if (event.key === 'Backspace' && text === '') onErase();
  };

  // The button disappears with its choice, and would take the focus of a keyboard along. After a tap the field gets no
  // focus, as a phone would show its keyboard.
  const removing = (remove: () => void) => (event: MouseEvent) => {
    remove();
    if (event.detail === 0) input.current?.focus();
  };

  return {
    isShown,
    marked,
    removing,
    inputProps: {
      ref: input,
      id: `${id}input`,
      role: 'combobox',
      autoComplete: 'off',
      autoCapitalize: 'off',
      spellCheck: false,
      'aria-autocomplete': 'list',
      'aria-expanded': isShown,
      'aria-controls': `${id}list`,
      'aria-activedescendant': isShown ? optionId(marked) : undefined,
      value: text,
      onChange: (event: { target: { value: string } }) => {
        onText(event.target.value);
        setOpen(true);
        setActive(0);
      },
      onKeyDown,
      onBlur: () => setOpen(false),
      onClick: () => setOpen(true),
    } as const,
    listProps: { id: `${id}list`, role: 'listbox' } as const,
    optionProps: (index: number) =>
      ({
        id: optionId(index),
        role: 'option',
        'aria-selected': index === marked,
        // Keeps the focus in the field. Otherwise, the list would close before the click event.
        onPointerDown: (event: { preventDefault: () => void }) => event.preventDefault(),
        onClick: () => choose(index),
        onPointerMove: () => setActive(index),
      }) as const,
  };
}
