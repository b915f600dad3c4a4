import { beforeAll } from 'vitest';

/** Lets dialogs open and close in the tests of a file: jsdom does not implement `showModal`. */
export function stubDialogs(): void {
  beforeAll(() => {
    HTMLDialogElement.prototype.showModal = function open() {
      this.setAttribute('open', '');
    };
    HTMLDialogElement.prototype.close = function close() {
      this.removeAttribute('open');
      this.dispatchEvent(new Event('close'));
    };
  });
}
