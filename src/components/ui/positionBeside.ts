const gap = 8;
const edge = 12;

/**
 * Positions a popover below an element, or above it when there is no room below, and always within the window. On a
 * narrow window, the style sheet places it at the bottom instead.
 */
export function positionBeside(card: HTMLElement, anchor: HTMLElement): void {
  if (window.innerWidth < 640) return;
  const { left, right, top, bottom } = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = card;
  const isRightToLeft = getComputedStyle(anchor).direction === 'rtl';
  const wished = isRightToLeft ? right - width : left;
  const farthest = document.documentElement.clientWidth - width - edge;
  const below = bottom + gap + height <= window.innerHeight - edge;
  card.style.left = `${Math.max(edge, Math.min(wished, farthest))}px`;
  card.style.top = `${below ? bottom + gap : Math.max(edge, top - gap - height)}px`;
}
