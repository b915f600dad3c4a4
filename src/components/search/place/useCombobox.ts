import { type KeyboardEvent, useId, useRef, useState } from 'react';

type Options = {
  /** How many options there are now. */
  count: number;
  onChoose: (index: number) => void;
  /** Enter with nothing to choose. */
  onSubmit: () => void;
  /** Backspace where nothing is typed. */
  onErase: () => void;
  text: string;
  onText: (text: string) => void;
};

/**
 * A text field with a list of options, after the ARIA pattern "list autocomplete with automatic selection": arrows walk
 * through the list, Enter takes the marked option, Escape closes the list and then empties the field, Tab goes on.
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
    // Keys that choose among candidates of an input method are not for us.
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

  return {
    isShown,
    marked,
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
        // The field keeps the focus, or the list would close before the click arrives.
        onPointerDown: (event: { preventDefault: () => void }) => event.preventDefault(),
        onClick: () => choose(index),
        onPointerMove: () => setActive(index),
      }) as const,
  };
}
