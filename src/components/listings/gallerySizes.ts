/** The `sizes` of the first picture of a gallery. Its preload link in the head must use the same value. */
export const gallerySizes = '(min-width: 60rem) 40rem, 92vw';
