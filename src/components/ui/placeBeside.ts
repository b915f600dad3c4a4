const gap = 8;
const edge = 12;

/**
 * Puts a card of the top layer beneath what it belongs to, or above it where there is no room beneath; always within the
 * window. On a narrow window the style sheet keeps it at the bottom instead.
 */
export function placeBeside(card: HTMLElement, anchor: HTMLElement): void {
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
